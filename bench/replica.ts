import { setTimeout as pause } from 'node:timers/promises';
import { addProduct, removeProduct } from '#contract/products.ts';
import { connect, type Sql } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { build } from '../scripts/build.ts';
import { startMarketplace } from '../test/marketplace.ts';
import { newcomer } from '../test/newcomer.ts';
import type { Caller } from '../test/people.ts';
import { goodBike } from '../test/products.ts';
import { median, medians } from './figures.ts';
import { Measured, neverKept, wasKept } from './measured.ts';
import { people, round } from './replica/load.ts';
import { openServers, type Server } from './replica/servers.ts';
import { fillMarket } from './search/fill.ts';
import { printTable } from './table.ts';

const BIKES = 10_000;
const ROUNDS = 3;
const LISTINGS = 20;
const NEWEST = '/api/search?brand=YAMAHA&sort=newest';

await build();
const measured = new Measured();
const servers = await openServers();
const primary = connect({ url: servers.primary.url });
const replica = connect({ url: servers.replica.url });
try {
  await migrate(primary);
  await fillMarket(primary, BIKES);
  await untilShown(await position(primary));
  const [server] = await primary<{ version: string }[]>`select current_setting('server_version') as version`;
  console.log(
    `PostgreSQL ${server?.version}, a primary and a streaming replica; ${BIKES.toLocaleString('en-US')} bikes.`,
  );
  await measure(servers);
  measured.conclude();
} finally {
  await Promise.all([primary.end(), replica.end()]);
  servers.stop();
}

async function measure(urls: { primary: Server; replica: Server }) {
  const env = {
    DEMO: 'off',
    PICTURE_FETCH: 'off',
    ACCESS_TOKEN_SECRET: 'the same for all of them, as on several machines',
    DATABASE_URL: urls.primary.url,
  };
  const alone = await startMarketplace(env);
  const both = await startMarketplace({ ...env, DATABASE_READ_URL: urls.replica.url });
  try {
    await underLoad({ 'without it': alone.url, 'with it': both.url });
    const seller = await newcomer(both.url, 'seller');
    await freshness(both.url, seller);
    await behind(both.url, seller);
    await ended(both.url, urls.replica);
  } finally {
    await both.stop();
    await alone.stop();
  }
}

async function underLoad(urls: Record<string, string>) {
  const rounds = new Map(Object.keys(urls).map((name) => [name, [] as Awaited<ReturnType<typeof round>>[]]));
  for (let turn = 0; turn <= ROUNDS; turn++)
    for (const [name, url] of Object.entries(urls)) {
      const figures = await round(url, { primary, replica }, measured);
      // The first one only warms up.
      if (turn > 0) rounds.get(name)?.push(figures);
    }
  console.log(
    `\nSearches by six people at a time, by turns, medians of ${ROUNDS} rounds; transactions on each server:\n`,
  );
  printTable([...rounds].map(([replica, figures]) => ({ replica, ...medians(figures) })));
}

/** The ids that are found newest first, by somebody who was told this in a cookie: read each time, never kept. */
async function newest(url: string, cookie = ''): Promise<string[]> {
  const answer = await fetch(url + neverKept(NEWEST), { headers: { cookie } });
  measured.add('the newest', 'made', { count: 1, kept: Number(wasKept(answer.headers)), failed: Number(!answer.ok) });
  const { products } = (await answer.json()) as { products: { _id: string }[] };
  return products.map(({ _id }) => _id);
}

async function list(seller: Caller) {
  const { body, headers } = await seller.call(addProduct, { body: goodBike });
  return { id: body.insertedId, cookie: headers.get('set-cookie')?.split(';')[0] ?? '' };
}

async function freshness(url: string, seller: Caller) {
  const strangers: number[] = [];
  let own = 0;
  for (let listed = 0; listed < LISTINGS; listed++) {
    const { id, cookie } = await list(seller);
    const begun = performance.now();
    if ((await newest(url, cookie)).includes(id)) own++;
    while (!(await newest(url)).includes(id)) await pause(1);
    strangers.push(performance.now() - begun);
  }
  console.log(`\nOf ${LISTINGS} new bikes their seller's very next search found ${own}; strangers found each`);
  console.log(`${median(strangers).toFixed(0)} ms later (median), ${Math.max(...strangers).toFixed(0)} ms at most.`);
}

async function behind(url: string, seller: Caller) {
  const gone = await list(seller);
  await untilShown(Number(gone.cookie.split('=')[1]));
  await replica`select pg_wal_replay_pause()`;
  const { id, cookie } = await list(seller);
  await seller.call(removeProduct, { params: { id: gone.id } });
  const [own, strangers] = [await newest(url, cookie), await newest(url)];
  await replica`select pg_wal_replay_resume()`;
  await untilShown(await position(primary));
  console.log('\nWith the replica held still, a bike listed and another removed:');
  printTable([
    {
      who: 'its seller',
      'finds the new one': said(own.includes(id)),
      'sees the removed one': said(own.includes(gone.id)),
    },
    {
      who: 'strangers',
      'finds the new one': said(strangers.includes(id)),
      'sees the removed one': said(strangers.includes(gone.id)),
    },
  ]);
}

function said(yes: boolean) {
  return yes ? 'yes' : 'no';
}

async function ended(url: string, server: Server) {
  let over = false;
  const searching = people(url, () => over);
  await pause(500);
  server.kill();
  await pause(1500);
  over = true;
  const { times, failed, kept } = await searching;
  measured.add('while the replica ends', 'made', { count: times.length + failed, kept, failed });
  server.start();
  console.log(`\nThe replica was killed under load: ${times.length} searches answered, ${failed} failed.`);
}

async function position(sql: Sql) {
  const [row] = await sql<{ position: number }[]>`select (pg_current_wal_insert_lsn() - '0/0')::int8 as position`;
  return row?.position ?? 0;
}

async function untilShown(wanted: number) {
  for (;;) {
    const [row] = await replica<{ position: number }[]>`select (pg_last_wal_replay_lsn() - '0/0')::int8 as position`;
    if (row && row.position >= wanted) return;
    await pause(5);
  }
}
