import { setTimeout as pause } from 'node:timers/promises';
import { connect, type Sql } from './connect.ts';
import { RefusedStart } from './refused-start.ts';
import { expectOwnSessions } from './session-pooling.ts';

export function databaseAt(url: string): string {
  const [, host = '', name = ''] = /^postgres(?:ql)?:\/\/(?:.*@)?([^/?]*)(?:\/([^?]*))?/s.exec(url) ?? [];
  return name ? `${host}/${name}` : host;
}

const SILENT = 'CONNECT_TIMEOUT';
/** The wait is counted in ticks: while modules load on a busy machine, time passes and nothing can answer. */
const TICKS = 15;

export async function reachDatabase(setting: string, url: string, longestMs = 15_000): Promise<void> {
  const sql = connect({ url }, { max: 2 });
  const patience = new AbortController();
  try {
    const silence = ticks(longestMs / TICKS, patience.signal).then(() => {
      throw Object.assign(new Error('no answer'), { code: SILENT });
    });
    const asked = ask(sql).then(() => expectOwnSessions(sql));
    // Abandoned by the timeout it must not reject unhandled.
    asked.catch(() => {});
    await Promise.race([asked, silence]);
  } catch (error) {
    throw new RefusedStart(`${setting}: ${reason(error, databaseAt(url))}`, { cause: error });
  } finally {
    patience.abort();
    void sql.end({ timeout: 0 }).catch(() => {});
  }
}

async function ticks(lengthMs: number, signal: AbortSignal) {
  for (let tick = 0; tick < TICKS; tick++) await pause(lengthMs, undefined, { signal });
}

/** The driver's own timeout is in time. */
async function ask(sql: Sql): Promise<unknown> {
  try {
    return await sql`select 1`;
  } catch (error) {
    if ((error as { code?: string }).code === SILENT) return ask(sql);
    throw error;
  }
}

function reason(error: unknown, place: string): string {
  const { code, message } = error as { code?: string; message: string };
  switch (code) {
    case 'ECONNREFUSED':
      return `nobody answers at ${place}. Is PostgreSQL running there?`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'its host is not known. In a password @ is written as %40, : as %3A, / as %2F.';
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `${place} cannot be reached from here.`;
    case SILENT:
    case 'CONNECTION_CLOSED':
      return `${place} does not answer as PostgreSQL does. Are host and port right?`;
    case '28P01':
    case '28000':
      return `${place} refuses this user or password.`;
    case '3D000':
      return `there is no such database at ${place}. Make it with createdb.`;
    case 'SHARED_SESSIONS':
      return `${place} is a pooler that shares connections between transactions. Please set its pool_mode to session.`;
    case 'NOT_PRIMARY':
      return `${place} takes no writes: what answers there is a standby.`;
    case '53300':
      return `${place} has no connection left.`;
    default:
      return `${place} says: ${message}`;
  }
}
