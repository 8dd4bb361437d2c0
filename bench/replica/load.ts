import { setTimeout as pause } from 'node:timers/promises';
import type { Sql } from '#server/database/connect.ts';
import { percentile } from '../figures.ts';
import { type Measured, neverKept, wasKept } from '../measured.ts';
import { pathOf } from '../search/ask.ts';
import { SHAPES } from '../search/shapes.ts';

const PEOPLE = 6;
const ROUND_MS = 2_000;
/** PostgreSQL adds up its counters about once a second. */
const COUNTED_MS = 1_500;

const paths = Object.values(SHAPES).flat().map(pathOf);

/** Several people search one thing after the other until it is over: how long making each answer took, and what went wrong. */
export async function people(url: string, isOver: () => boolean) {
  const times: number[] = [];
  let [failed, kept] = [0, 0];
  const person = async (_: unknown, first: number) => {
    for (let next = first; !isOver(); next++) {
      const begun = performance.now();
      const answer = await fetch(url + neverKept(`/api${paths[(next * 7) % paths.length]}`));
      await answer.arrayBuffer();
      if (answer.ok) times.push(performance.now() - begun);
      else failed++;
      kept += Number(wasKept(answer.headers));
    }
  };
  await Promise.all(Array.from({ length: PEOPLE }, person));
  return { times, failed, kept };
}

/** One round of that, and how many transactions it took on each server. */
export async function round(url: string, servers: { primary: Sql; replica: Sql }, measured: Measured) {
  const before = await transactions(servers);
  const begun = performance.now();
  const { times, failed, kept } = await people(url, () => performance.now() - begun > ROUND_MS);
  measured.add('searches by six', 'made', { count: times.length + failed, kept, failed });
  await pause(COUNTED_MS);
  const after = await transactions(servers);
  return {
    'searches/s': times.length / (ROUND_MS / 1000),
    'p50, ms': percentile(times, 0.5),
    'p95, ms': percentile(times, 0.95),
    failed,
    'on the primary, a search': (after.primary - before.primary) / times.length,
    'on the replica, a search': (after.replica - before.replica) / times.length,
  };
}

async function transactions({ primary, replica }: { primary: Sql; replica: Sql }) {
  return { primary: await transactionsOf(primary), replica: await transactionsOf(replica) };
}

async function transactionsOf(sql: Sql) {
  const [row] = await sql<{ count: number }[]>`
    select xact_commit as count from pg_stat_database where datname = current_database()`;
  return row?.count ?? 0;
}
