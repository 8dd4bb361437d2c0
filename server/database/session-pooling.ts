import type { Db, Sql } from './connect.ts';

const LOST_STATEMENT = '26000';

/** A pooler shares connections between transactions: settings of one, the schema among them, end up with another. */
export class SharedSessions extends Error {
  readonly code = 'SHARED_SESSIONS';
}

export async function expectOwnSessions(sql: Sql) {
  const [one, other] = await Promise.all([sql.reserve(), sql.reserve()]);
  try {
    if (await shareSessions(one, other)) throw new SharedSessions();
  } finally {
    one.release();
    other.release();
  }
}

/** In turn, as a pooler prefers the server that it used last. */
export async function shareSessions(one: Db, other: Db): Promise<boolean> {
  try {
    const [first, second, again, next] = [await pid(one), await pid(other), await pid(one), await pid(other)];
    return first === second || first !== again || second !== next;
  } catch (error) {
    if ((error as { code?: string }).code === LOST_STATEMENT) return true;
    throw error;
  }
}

async function pid(db: Db): Promise<number | undefined> {
  const [row] = await db<{ pid: number }[]>`select pg_backend_pid() as pid`;
  return row?.pid;
}
