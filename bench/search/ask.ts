import { Agent, get, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { neverKept, wasKept } from '../measured.ts';
import type { BenchMarket } from './market.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

export interface Reply<Answer> {
  answer: Answer;
  ms: number;
  kept: boolean;
}

/** Milliseconds on a keep-alive connection; uncached unless `kept` is allowed. */
export async function ask<Answer>(
  { url }: Pick<BenchMarket, 'url'>,
  path: string,
  { kept = false } = {},
): Promise<Reply<Answer>> {
  const begun = performance.now();
  const reply = await new Promise<IncomingMessage>((answered, failed) => {
    get(`${url}/api${kept ? path : neverKept(path)}`, { agent }, answered).once('error', failed);
  });
  const answer = (await json(reply)) as Answer;
  if (reply.statusCode !== 200) throw new Error(`${path} answered ${reply.statusCode}: ${JSON.stringify(answer)}`);
  return { answer, ms: performance.now() - begun, kept: wasKept(reply.headers) };
}

export const pathOf = (query: object) => `/search?${new URLSearchParams({ ...query })}`;

export interface SqlCost {
  statements: number;
  ms: number;
  buffers: number;
}

export async function sqlSoFar({ sql }: Pick<BenchMarket, 'sql'>): Promise<SqlCost> {
  const [cost] = await sql<SqlCost[]>`
    select coalesce(sum(calls), 0)::float8 as statements, coalesce(sum(total_exec_time), 0)::float8 as ms,
      coalesce(sum(shared_blks_hit + shared_blks_read), 0)::float8 as buffers
    from pg_stat_statements
    where (query ~ 'shelf|products') and query !~ 'pg_stat_statements|pgboss|insert into|delete from'`;
  return cost ?? { statements: 0, ms: 0, buffers: 0 };
}

export async function sqlCost(market: BenchMarket, work: () => Promise<unknown>): Promise<SqlCost> {
  const before = await sqlSoFar(market);
  await work();
  const after = await sqlSoFar(market);
  return {
    statements: after.statements - before.statements,
    ms: after.ms - before.ms,
    buffers: after.buffers - before.buffers,
  };
}
