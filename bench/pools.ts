import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '#server/database/connect.ts';
import { startEmbedded } from '#server/database/embedded/embedded.ts';
import { migrate } from '#server/database/migrate.ts';
import { aBookingOf } from '../test/bookings.ts';
import { openParts } from '../test/market.ts';
import { aProductOf } from '../test/products.ts';
import { medians } from './figures.ts';
import { Measured } from './measured.ts';
import { postgresProcesses } from './memory.ts';
import { coreSeconds } from './processes.ts';
import { startAsker } from './serve/children.ts';
import { printTable } from './table.ts';

/**
 * `node bench/pools.ts`: calls of people who are signed in, with pools of several sizes before one PostgreSQL, by turns.
 * The machine's cores are shared with whatever else runs: look at the core's time for each answer, too.
 */
const POOLS = [2, 4, 6, 8, 10, 20];
const CONNECTIONS = 32;
const ROUNDS = 5;
const SECONDS = 1;
const BIKES = 12;

const dir = mkdtempSync(join(tmpdir(), 'kickstand-pools-'));
// The server may run as another user than we.
chmodSync(dir, 0o755);
const running: (() => Promise<unknown>)[] = [];
const asker = startAsker();
const measured = new Measured();
try {
  const server = await startEmbedded({ dir: join(dir, 'postgres') });
  running.push(server.stop);
  const { target } = server;
  const sql = connect(target, { max: 1 });
  await migrate(sql).finally(() => sql.end());
  const markets = [];
  for (const max of POOLS) {
    const pool = connect(target, { max });
    const market = await openParts({ database: { target, sql: pool, stop: () => pool.end() } }, running);
    markets.push({ max, ...market });
  }
  const [first] = markets;
  if (!first) throw new Error('No pool to measure');
  const [buyer, seller] = [await first.person('buyer'), await first.person('seller')];
  const ids: string[] = [];
  while (ids.length < BIKES) ids.push(await aProductOf(seller));
  for (const id of ids) await aBookingOf(buyer, id);

  const asked = (method: string, path: string, token?: string) =>
    `${method} /api${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: bearer ${token}\r\n\r\n`;
  // Each market believes its own issuer.
  const renewing = await Promise.all(
    markets.map(async ({ person }) => {
      const people = await Promise.all(Array.from({ length: CONNECTIONS }, () => person('buyer')));
      return people.map(({ email, idToken }) => asked('GET', `/jwt?email=${email}`, idToken));
    }),
  );
  const reading = (path: string, token?: string) => POOLS.map(() => [asked('GET', path, token)]);
  const calls = {
    'how many notices': reading('/notices/unread', seller.token),
    'a page of bookings': reading(`/booking/${buyer.email}`, buyer.token),
    'a page of bikes': reading(`/products/${seller.email}`, seller.token),
    // Writes, and waits for the disk.
    'a session renewed': renewing,
  };
  for (const [call, requestsFor] of Object.entries(calls)) {
    const rounds = POOLS.map(() => [] as Record<string, number>[]);
    for (let round = 0; round <= ROUNDS; round++)
      for (const [index, { url }] of markets.entries()) {
        const processes = postgresProcesses(dir);
        const [ours, theirs] = [process.cpuUsage(), coreSeconds(processes)];
        const port = Number(new URL(url).port);
        const { answers, kept, p50, p99, seconds } = await asker.ask({
          ...{ port, requests: requestsFor[index] ?? [], status: 200 },
          ...{ connections: CONNECTIONS, seconds: SECONDS },
        });
        const { user, system } = process.cpuUsage(ours);
        // The first round connects and prepares.
        if (round === 0) continue;
        measured.add(call, 'made', { count: answers, kept });
        rounds[index]?.push({
          'answers/s': answers / seconds,
          ...{ p50, p99 },
          'Node ms': (user + system) / 1000 / answers,
          'PostgreSQL ms': ((coreSeconds(processes) - theirs) * 1000) / answers,
        });
      }
    printTable(POOLS.map((max, index) => ({ [call]: `${max} connections`, ...medians(rounds[index] ?? []) })));
    console.log();
  }
  measured.conclude();
} finally {
  asker.stop();
  while (running.length) await running.pop()?.();
  rmSync(dir, { recursive: true });
}
