import postgres from 'postgres';

export type DatabaseTarget = ({ host: string; port: number; user: string; database: string } | { url: string }) & {
  /** Statements only read, so that a standby will do. */
  isReplica?: boolean;
};

type Parsed = { bigint: number };

export type Sql = postgres.Sql<Parsed>;

export interface PoolFigures {
  size: number;
  used: number;
  /** Statements that have no connection, or share one that is at work. */
  waiting: number;
}
export type Db = postgres.ISql<Parsed>;
export type Transaction = postgres.TransactionSql<Parsed>;
export type Fragment = postgres.PendingQuery<postgres.Row[]>;

export interface PoolOptions {
  schema?: string;
  max?: number;
  settings?: Record<string, string | number>;
  types?: Record<string, postgres.PostgresType>;
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

/** At so many unanswered statements the driver lets a connection run dry. Those of fifty deals that move are some 300. */
const MOST_UNANSWERED = 1_000;
/** Detects partitions, which close no connection. The driver's: seconds of silence until it looks for a sign of life. */
const SILENCE_SECONDS = 3;
const KEEP_ALIVE_SECONDS = 5;

/** Lazy pool on the server that takes writes. `int8` parses to number: cents and counts stay far below 2^53. */
export function connect({ isReplica = false, ...target }: DatabaseTarget, options: PoolOptions = {}): Sql {
  const { schema = 'public', max = 10, settings = {}, types = {}, onclose = () => {} } = options;
  const driver = {
    max,
    max_pipeline: MOST_UNANSWERED,
    onclose,
    onnotice: () => {},
    connect_timeout: 5,
    keep_alive: KEEP_ALIVE_SECONDS,
    silence_timeout: SILENCE_SECONDS,
    ...(!isReplica && { target_session_attrs: 'primary' as const }),
    // The driver's back-off grows to 20 s, too long once the database is back.
    backoff: (tries: number) => Math.min(0.05 * 2 ** tries, 0.5),
    transform: { undefined: null },
    types: { bigint: { to: 20, from: [20], parse: Number, serialize: String }, ...types } as {
      bigint: postgres.PostgresType<number>;
    },
    connection: { application_name: 'kickstand', search_path: schema, statement_timeout: 15_000, ...settings },
  };
  const sql = 'url' in target ? postgres(target.url, driver) : postgres({ ...target, ...driver });
  if (!('outlivesLostServers' in sql))
    throw new Error('The PostgreSQL driver lacks its patch: run `npm ci` with scripts');
  return sql;
}

/** Also of a standby (25006, NOT_PRIMARY), and of a full disk (53100). */
const GONE = new RegExp(
  `^(${[
    '08...|25006|57P0[1-5]|53[13]00|NOT_PRIMARY|CONNECTION_(CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT',
    'ECONN(REFUSED|RESET|ABORTED)|EPIPE|ENOENT|E(HOST|NET)UNREACH|ETIMEDOUT|ENOTFOUND|EAI_AGAIN',
  ].join('|')})$`,
);

export const poolFigures = (sql: Sql) => (sql as Sql & { pool(): PoolFigures }).pool();

export function isDatabaseDown(error: unknown): boolean {
  return error instanceof Error && 'code' in error && GONE.test(String(error.code));
}
