import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseDown } from './connect.ts';

const PAUSE_MS = 250;

/** For what has happened outside and must be written down: goes on while the database is away. */
export async function insist<T>(write: () => PromiseLike<T>, longestMs: number): Promise<T> {
  const until = performance.now() + longestMs;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!isDatabaseDown(error) || performance.now() > until) throw error;
      await pause(PAUSE_MS);
    }
  }
}
