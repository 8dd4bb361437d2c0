import type { FastifyBaseLogger } from 'fastify';
import { message, t } from '#language/t.ts';
import type { Sql } from '../database/connect.ts';
import { unavailable } from '../http/errors.ts';
import * as queries from './queries.ts';

/** So soon all processes know. */
export const KNOWN_AFTER_MS = 2_000;
const WORDS = message('Kickstand is being worked on. You can look around; changes are possible again soon.');

/** Reading goes on; calls that change something are refused and jobs wait. Kept in the database, for all processes. */
export interface Maintenance {
  readonly isOn: boolean;
  /** Throws 503. */
  expectOff(): void;
  read(): Promise<void>;
  stop(): Promise<void>;
}

interface Settings {
  sql: Sql;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Absent: only when `read` is called. */
  everyMs?: number;
}

export function watchMaintenance({ sql, log, everyMs }: Settings): Maintenance {
  let words: string | undefined;
  let reading: Promise<void> | undefined;
  const look = async () => {
    try {
      const [row] = await queries.read(sql);
      if ((row?.words !== undefined) !== (words !== undefined))
        log.info(row ? 'Maintenance begins: nothing is changed' : 'Maintenance has ended');
      words = row?.words;
    } catch (error) {
      // As it was: the database tells its own faults.
      log.warn({ err: error }, 'Whether there is maintenance could not be read');
    }
  };
  const read = () => {
    reading ??= look().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const timer = everyMs && setInterval(() => void read(), everyMs).unref();
  return {
    get isOn() {
      return words !== undefined;
    },
    expectOff() {
      if (words !== undefined) throw unavailable('maintenance', words === WORDS ? t(WORDS) : words);
    },
    read,
    async stop() {
      if (timer) clearInterval(timer);
      await reading;
    },
  };
}

export async function beginMaintenance(sql: Sql, words: string = WORDS) {
  await queries.begin(sql, words);
}

/** Whether there was any. */
export async function endMaintenance(sql: Sql) {
  const { count } = await queries.end(sql);
  return count > 0;
}
