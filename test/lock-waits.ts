import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '#server/database/connect.ts';

/** Until a statement waits for a lock, here or (`Extension`) on another node of a cluster. */
export async function untilWaitingForLock(sql: Db) {
  for (;;) {
    const waiting = await sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type in ('Lock', 'Extension') limit 1`;
    if (waiting.length) return;
    await pause(5);
  }
}
