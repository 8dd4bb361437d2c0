import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../scripts/build.ts';
import { medians } from './figures.ts';
import { type Case, cases, indexByHand } from './made/cases.ts';
import { startHandWritten } from './made/hand.ts';
import { postgresProcesses } from './memory.ts';
import { coreSeconds, familyOf } from './processes.ts';
import { openBenchMarket } from './search/market.ts';
import { startAsker } from './serve/children.ts';
import { printTable } from './table.ts';

/**
 * `node bench/made.ts [folder]`: what is made for each request, nothing of it kept, beside a server that was written by
 * hand on the same 10,000 bikes. A folder keeps the made-up market for the next time.
 */
const BIKES = 10_000;
const CONNECTIONS = [1, 32];
const ROUNDS = 3;
const SECONDS = 2;

const [folder] = process.argv.slice(2);

await build();
const home = folder ?? mkdtempSync(join(tmpdir(), 'kickstand-made-'));
const secret = randomBytes(24).toString('hex');
const market = await openBenchMarket(home, BIKES, { env: { ACCESS_TOKEN_SECRET: secret } });
const hand = await startHandWritten(market.target);
const asker = startAsker();
try {
  await indexByHand(market.sql);
  const all = await cases(market, secret);
  console.log(`Made for each request, among ${BIKES.toLocaleString('en-US')} bikes, by turns;`);
  console.log(`medians of ${ROUNDS} rounds of ${SECONDS} s:\n`);
  const rows = [];
  for (const connections of CONNECTIONS) rows.push(...(await measure(all, connections)));
  printTable(rows);
} finally {
  asker.stop();
  hand.stop();
  await market.stop();
  if (!folder) rmSync(home, { recursive: true, force: true });
}

/** The first round only warms up. */
async function measure(all: Case[], connections: number) {
  const rounds = all.map(() => [] as Awaited<ReturnType<typeof turn>>[]);
  for (let round = 0; round <= ROUNDS; round++)
    for (const [index, one] of all.entries()) {
      const figures = await turn(one, connections, round);
      if (round > 0) rounds[index]?.push(figures);
    }
  return all.map(({ name }, index) => ({ 'what is asked for': name, connections, ...medians(rounds[index] ?? []) }));
}

async function turn({ by, paths, token }: Case, connections: number, round: number) {
  const { url, pid } = by === 'ours' ? market : hand;
  const { host, port } = new URL(url);
  const login = token ? `authorization: bearer ${token}\r\n` : '';
  // Each round starts elsewhere: a page that was looked at before may be kept.
  const start = Math.floor((paths.length * round) / (ROUNDS + 1));
  const ordered = [...paths.slice(start), ...paths.slice(0, start)];
  const requests = ordered.map((path) => `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n${login}\r\n`);
  const used = () => ({
    node: coreSeconds(nodeProcesses(pid)),
    postgres: coreSeconds(postgresProcesses(market.dataDir)),
  });
  const before = used();
  const asked = await asker.ask({ port: Number(port), requests, status: 200, connections, seconds: SECONDS });
  const after = used();
  const each = (seconds: number) => (1000 * seconds) / asked.answers;
  return {
    'requests/s': asked.answers / asked.seconds,
    'p50, ms': asked.p50,
    'p99, ms': asked.p99,
    'refused, %': (100 * asked.refused) / (asked.answers + asked.refused),
    'CPU ms Node': each(after.node - before.node),
    'CPU ms PostgreSQL': each(after.postgres - before.postgres),
  };
}

function nodeProcesses(pid: number) {
  const postgres = new Set(postgresProcesses(market.dataDir));
  return familyOf(pid).filter((one) => !postgres.has(one));
}
