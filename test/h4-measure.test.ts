import { test } from 'node:test';
import { cardHolder } from './cards.ts';
import { testDatabase } from './database.ts';
import type { Cast } from './deal-in.ts';
import { declaredEndpoints } from './endpoints.ts';
import { goodCalls } from './good-calls.ts';
import { openMarket } from './market.ts';
import { wireTo } from './wire.ts';

const wire = await wireTo(await testDatabase());
const market = await openMarket({ database: wire.database });
const [buyer, seller, admin] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
]);
const cast: Cast = { market, cards: cardHolder(market), buyer, seller, admin };
const calls = goodCalls(cast);
const endpoints = await declaredEndpoints();
const show = process.env.SHOW?.split(',') ?? [];
for (const round of [1, 2])
  test('measure ' + round, async () => {
    const texts = new Set<string>();
    for (const [name, endpoint] of endpoints) {
      if (!calls[name]) {
        console.log(name, 'NONE');
        continue;
      }
      if (show.length && !show.includes(name)) continue;
      const call = await calls[name](endpoint);
      const { result, sent } = await wire.during(call);
      for (const { text } of sent) texts.add(text);
      const mine = sent.filter(
        ({ text }) =>
          !/pg_catalog|unnest\(s\.terms\)|select brand_name as name from categories|pg_backend_pid/.test(text),
      );
      const tx = mine.filter(({ text }) => /^\s*(begin|commit|rollback|savepoint)/i.test(text)).length;
      console.log(
        round,
        name,
        result.status,
        mine.length - tx,
        'tx',
        tx,
        'rounds',
        Math.max(0, ...mine.map((s) => s.round)),
        'unprepared',
        mine.filter((s) => !s.prepared).length,
      );
      if (show.includes(name))
        for (const one of mine)
          console.log('   ', one.round, one.prepared, one.text.replace(/\s+/g, ' ').slice(0, 150));
    }
    console.log('texts', texts.size);
  });
