import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

export interface Lock {
  release(): void;
}

const BUSY = 5;
// Node has no flock. SQLite's file locks are released by the kernel, however the holder dies.
const HOLD = { alone: 'begin exclusive', shared: 'begin; select 1 from sqlite_master' };

export async function lock(file: string, how: keyof typeof HOLD): Promise<Lock> {
  for (;;) {
    const held = tryLock(file, how);
    if (held) return held;
    await pause(20);
  }
}

export function tryLock(file: string, how: keyof typeof HOLD): Lock | null {
  const holder = new DatabaseSync(file, { timeout: 0 });
  try {
    holder.exec(HOLD[how]);
    return { release: () => holder.close() };
  } catch (error) {
    holder.close();
    if ((error as { errcode?: number }).errcode === BUSY) return null;
    throw error;
  }
}
