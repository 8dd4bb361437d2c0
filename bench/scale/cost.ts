import type { Sql } from '#server/database/connect.ts';
import { median } from '../figures.ts';
import type { Measured } from '../measured.ts';

export interface HotQuery {
  name: string;
  /** Asks once; the next time for something else. */
  ask(): PromiseLike<unknown>;
  prepare?(): PromiseLike<unknown>;
  /** Work that grows with the market takes long. */
  rounds?: number;
}

interface SqlCost {
  statements: number;
  rows: number;
  ms: number;
  buffers: number;
  read: number;
}

const ROUNDS = 15;

/** Statements, their time and page accesses from pg_stat_statements: that of one round, the median. */
export async function costOf(sql: Sql, { name, ask, prepare, rounds = ROUNDS }: HotQuery, measured: Measured) {
  await prepare?.();
  // Plans, catalogues and vocabulary.
  if (rounds > 1) await ask();
  const all: (SqlCost & { wall: number })[] = [];
  for (let round = 0; round < rounds; round++) {
    await sql`select pg_stat_statements_reset()`;
    const begun = performance.now();
    await ask();
    const wall = performance.now() - begun;
    all.push({ wall, ...(await sqlSince(sql)) });
  }
  const middle = (figure: keyof SqlCost | 'wall') => median(all.map((each) => each[figure]));
  measured.add(name, 'rounds', {
    count: all.length,
    failed: all.filter(({ rows, buffers }) => !rows || !buffers).length,
    statements: all.reduce((sum, { statements }) => sum + statements, 0),
  });
  return {
    query: name,
    statements: middle('statements'),
    rows: middle('rows'),
    'pages of 8 kB': middle('buffers'),
    'of them not cached': middle('read'),
    'ms in SQL': middle('ms'),
    'ms in all': middle('wall'),
  };
}

async function sqlSince(sql: Sql): Promise<SqlCost> {
  const [cost] = await sql<SqlCost[]>`
    select coalesce(sum(calls), 0)::float8 as statements, coalesce(sum(rows), 0)::float8 as rows,
      coalesce(sum(total_exec_time), 0)::float8 as ms, coalesce(sum(shared_blks_read), 0)::float8 as read,
      coalesce(sum(shared_blks_hit + shared_blks_read), 0)::float8 as buffers
    from pg_stat_statements
    where toplevel and query !~* 'pg_stat_statements|^(begin|commit|rollback|vacuum|analyze)'`;
  if (!cost) throw new Error('No statements were counted');
  return cost;
}
