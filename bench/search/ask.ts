import { Agent, get, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import type { BenchMarket } from './market.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Nothing is kept under an address with a parameter that nobody knows. */
let asked = 0;
const neverKept = (path: string) => `${path}${path.includes('?') ? '&' : '?'}asked=${++asked}`;

/**
 * Asks by one connection that stays open: the answer, and milliseconds from sending to the last byte. The answer is
 * made, unless one that is `kept` will do.
 */
export async function ask<T>(
  { url }: BenchMarket,
  path: string,
  { kept = false } = {},
): Promise<{ answer: T; ms: number }> {
  const begun = performance.now();
  const reply = await new Promise<IncomingMessage>((answered, failed) => {
    get(`${url}/api${kept ? path : neverKept(path)}`, { agent }, answered).once('error', failed);
  });
  const answer = (await json(reply)) as T;
  if (reply.statusCode !== 200) throw new Error(`${path} answered ${reply.statusCode}: ${JSON.stringify(answer)}`);
  return { answer, ms: performance.now() - begun };
}

export const pathOf = (query: object) => `/search?${new URLSearchParams({ ...query })}`;

export interface SqlCost {
  statements: number;
  ms: number;
  buffers: number;
}

/** What one of several requests cost the database, on average. */
export async function sqlCost({ sql }: BenchMarket, requests: number, work: () => Promise<unknown>): Promise<SqlCost> {
  await sql`select pg_stat_statements_reset()`;
  await work();
  const [cost] = await sql<{ statements: number; ms: number; buffers: number }[]>`
    select coalesce(sum(calls), 0)::float8 as statements, coalesce(sum(total_exec_time), 0)::float8 as ms,
      coalesce(sum(shared_blks_hit + shared_blks_read), 0)::float8 as buffers
    from pg_stat_statements
    where (query ~ 'shelf|products') and query !~ 'pg_stat_statements|pgboss|insert into|delete from'`;
  const each = (sum = 0) => sum / requests;
  return { statements: each(cost?.statements), ms: each(cost?.ms), buffers: each(cost?.buffers) };
}
