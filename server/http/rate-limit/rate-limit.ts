import { PRIVATE_PHOTOS_A_DAY } from '#contract/conversation-settings.ts';
import type { Db } from '../../database/connect.ts';
import { TooManyRequests } from '../errors.ts';
import { forgetCounts } from './count-queries.ts';
import { Counter } from './counter.ts';
import * as queries from './queries.ts';
import { SharedCounts, type SharedCountsOptions } from './shared-counts.ts';

interface Quota {
  most: number;
  window: queries.Window;
  done: string;
}

const QUOTAS = {
  photos: { most: 400, window: 'hour', done: 'sent 400 photos in an hour' },
  'private-photos': {
    most: PRIVATE_PHOTOS_A_DAY,
    window: 'day',
    done: `sent ${PRIVATE_PHOTOS_A_DAY} photos in messages today`,
  },
  'frame-checks': { most: 200, window: 'day', done: 'checked 200 frame numbers today' },
  exports: { most: 5, window: 'day', done: 'downloaded your data five times today' },
} as const satisfies Record<string, Quota>;

export interface RateLimits {
  /** Of uses a minute. */
  counter(name: string, most: number): Counter;
  spend(db: Db, personId: string, quota: keyof typeof QUOTAS): Promise<void>;
  stop(): Promise<void>;
}

export function openRateLimits({ enforced, ...options }: SharedCountsOptions & { enforced: boolean }): RateLimits {
  const shared = new SharedCounts(options);
  return {
    counter: (name, most) => new Counter(shared, name, most),
    stop: () => shared.stop(),
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

export function inWords(seconds: number) {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `${Math.ceil(minutes / 60)} hours`;
}

export const forgetOldRateLimits = (db: Db) => queries.forget(db);
export const forgetRateCounts = (db: Db) => forgetCounts(db);
