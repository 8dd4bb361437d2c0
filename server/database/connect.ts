import postgres from 'postgres';
import { outliveLostConnections } from './lost-connection.ts';
import { steadySockets } from './steady-socket.ts';

export type DatabaseTarget = { host: string; port: number; user: string; database: string } | { url: string };

type Parsed = { bigint: number };

export type Sql = postgres.Sql<Parsed>;
export type Db = postgres.ISql<Parsed>;
export type Transaction = postgres.TransactionSql<Parsed>;
export type Fragment = postgres.PendingQuery<postgres.Row[]>;

export interface PoolOptions {
  schema?: string;
  max?: number;
  settings?: Record<string, string | number>;
  /** The next query opens another connection. */
  onclose?: () => void;
}

/** Fast or not at all, with the generic plan on the intended index. */
export const SEARCHING = {
  application_name: 'kickstand-search',
  statement_timeout: 2_000,
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
};

/** Lazy pool. `int8` parses to number: cents and counts stay far below 2^53. */
export function connect(target: DatabaseTarget, options: PoolOptions = {}): Sql {
  const { schema = 'public', max = 10, settings = {}, onclose = () => {} } = options;
  outliveLostConnections();
  const driver = {
    max,
    onclose,
    onnotice: () => {},
    connect_timeout: 5,
    socket: steadySockets(),
    // The driver's back-off grows to 20 s, too long once the database is back.
    backoff: (tries: number) => Math.min(0.05 * 2 ** tries, 0.5),
    transform: { undefined: null },
    types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
    connection: { application_name: 'kickstand', search_path: schema, statement_timeout: 15_000, ...settings },
  };
  return 'url' in target ? postgres(target.url, driver) : postgres({ ...target, ...driver });
}

const GONE =
  /^(08...|57P0[1-5]|53300|CONNECTION_(CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT)$/;

export function isDatabaseDown(error: unknown): boolean {
  return error instanceof Error && 'code' in error && GONE.test(String(error.code));
}
