import type { Db } from '../../database/connect.ts';
import { TooManyRequests } from '../errors.ts';
import * as queries from './queries.ts';

interface Quota {
  most: number;
  window: queries.Window;
  done: string;
}

/** Shared by all processes through the database. */
const QUOTAS = {
  photos: { most: 400, window: 'hour', done: 'sent 400 photos in an hour' },
  exports: { most: 5, window: 'day', done: 'downloaded your data five times today' },
} as const satisfies Record<string, Quota>;

export interface RateLimits {
  spend(db: Db, personId: string, quota: keyof typeof QUOTAS): Promise<void>;
}

export function openRateLimits({ enforced }: { enforced: boolean }): RateLimits {
  return {
    async spend(db, personId, name) {
      const { most, window, done } = QUOTAS[name];
      if (!enforced) return;
      const [spent] = await queries.spend(db, { personId, name, window, most });
      if (spent) return;
      const [{ seconds } = { seconds: 3600 }] = await queries.secondsLeft(db, window);
      throw new TooManyRequests(seconds, `You have ${done}. Please go on in ${inWords(seconds)}.`);
    },
  };
}

function inWords(seconds: number) {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `${Math.ceil(minutes / 60)} hours`;
}

export const forgetOldRateLimits = (db: Db) => queries.forget(db);
