import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../scripts/build.ts';
import { medians } from './figures.ts';
import { cases, indexByHand } from './made/cases.ts';
import { startHandWritten } from './made/hand.ts';
import { turnsOn } from './made/turn.ts';
import { Measured } from './measured.ts';
import { openBenchMarket } from './search/market.ts';
import { sizesIn } from './search/sizes.ts';
import { startAsker } from './serve/children.ts';
import { printTable } from './table.ts';

/**
 * `node bench/made.ts [10k,1m] [folder] [words]`: made, kept and personal responses beside a hand-written server; only cases
 * whose names contain the words.
 */
const CONNECTIONS = [1, 32];
const ROUNDS = 3;
const SECONDS = 2;

const [sizes = '10k', folder, words = ''] = process.argv.slice(2);
const wanted = sizesIn(sizes);

await build();
const home = folder ?? mkdtempSync(join(tmpdir(), 'kickstand-made-'));
const measured = new Measured();
const asker = startAsker();
try {
  for (const bikes of wanted) await among(bikes);
  measured.conclude();
} finally {
  asker.stop();
  if (!folder) rmSync(home, { recursive: true, force: true });
}

async function among(bikes: number) {
  const secret = randomBytes(24).toString('hex');
  const market = await openBenchMarket(home, bikes, { env: { ACCESS_TOKEN_SECRET: secret } });
  try {
    const hand = await startHandWritten(market.target);
    try {
      const all = (await cases(market, secret)).filter(({ name }) => name.includes(words));
      if (all.some(({ by }) => by === 'hand')) await indexByHand(market.sql);
      const turn = turnsOn({ market, hand, asker, measured, rounds: ROUNDS, seconds: SECONDS });
      console.log(`\nMade, kept, and for who is signed in, among ${bikes.toLocaleString('en-US')} bikes, by turns;`);
      console.log(`medians of ${ROUNDS} rounds of ${SECONDS} s:\n`);
      const rows = [];
      for (const connections of CONNECTIONS) {
        const rounds = all.map(() => [] as Awaited<ReturnType<typeof turn>>[]);
        for (let round = 0; round <= ROUNDS; round++)
          for (const [index, one] of all.entries()) {
            const figures = await turn(one, connections, round);
            if (round > 0) rounds[index]?.push(figures);
          }
        for (const [index, { name }] of all.entries())
          rows.push({ 'what is asked for': name, connections, ...medians(rounds[index] ?? []) });
      }
      printTable(rows);
    } finally {
      hand.stop();
    }
  } finally {
    await market.stop();
  }
}
