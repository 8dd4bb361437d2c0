import postgres from 'postgres';
import { outliveLostConnections } from './lost-connection.ts';
import { steadySockets } from './steady-socket.ts';

/** A server by its socket folder or host, or by a URL. */
export type DatabaseTarget = { host: string; port: number; user: string; database: string } | { url: string };

type Parsed = { bigint: number };

/** A pool of connections. */
export type Sql = postgres.Sql<Parsed>;
/** What a query needs: the pool, or the transaction it belongs to. */
export type Db = postgres.ISql<Parsed>;

/** What a pool is opened with. */
export interface PoolOptions {
  schema?: string;
  max?: number;
  /** PostgreSQL's own settings for every connection. */
  settings?: Record<string, string | number>;
  /** A connection has ended; the next query opens another. */
  onclose?: () => void;
}

/** For reading a page of a search: quickly or not at all, and always by the index that the statement was written for. */
export const SEARCHING = {
  application_name: 'kickstand-search',
  statement_timeout: 2_000,
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
};

/** Opens a pool lazily; `int8` is read as number: money in cents and counts stay far below 2^53. */
export function connect(target: DatabaseTarget, options: PoolOptions = {}): Sql {
  const { schema = 'public', max = 10, settings = {}, onclose = () => {} } = options;
  outliveLostConnections();
  const driver = {
    max,
    onclose,
    onnotice: () => {},
    connect_timeout: 5,
    socket: steadySockets(),
    // The driver's own grows to 20 s: too long for people who wait for a database that is back.
    backoff: (tries: number) => Math.min(0.05 * 2 ** tries, 0.5),
    transform: { undefined: null },
    types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
    connection: { application_name: 'kickstand', search_path: schema, statement_timeout: 15_000, ...settings },
  };
  return 'url' in target ? postgres(target.url, driver) : postgres({ ...target, ...driver });
}

const GONE =
  /^(08...|57P0[1-5]|53300|CONNECTION_(CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT)$/;

/** The database cannot be reached right now: trying again later may work. */
export function isDatabaseDown(error: unknown): boolean {
  return error instanceof Error && 'code' in error && GONE.test(String(error.code));
}
