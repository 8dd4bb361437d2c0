import { PRIVATE_PHOTOS_A_DAY } from '#contract/conversation-settings.ts';
import { t } from '#language/t.ts';
import type { Db } from '../../database/connect.ts';
import { TooManyRequests } from '../errors.ts';
import { forgetCounts } from './count-queries.ts';
import { Counter } from './counter.ts';
import * as queries from './queries.ts';
import { SharedCounts, type SharedCountsOptions } from './shared-counts.ts';

interface Quota {
  most: number;
  window: queries.Window;
  done: () => string;
}

const QUOTAS = {
  photos: { most: 400, window: 'hour', done: () => t('You have sent 400 photos in an hour.') },
  'private-photos': {
    most: PRIVATE_PHOTOS_A_DAY,
    window: 'day',
    done: () => t('You have sent {most} photos in messages and inspections today.', { most: PRIVATE_PHOTOS_A_DAY }),
  },
  'frame-checks': { most: 200, window: 'day', done: () => t('You have checked 200 frame numbers today.') },
  exports: { most: 5, window: 'day', done: () => t('You have downloaded your data five times today.') },
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
      throw new TooManyRequests(seconds, `${done()} ${goOnIn(seconds)}`);
    },
  };
}

export function goOnIn(seconds: number) {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90
    ? t('Please go on in {minutes, plural, one {a minute} other {# minutes}}.', { minutes })
    : t('Please go on in {hours, plural, one {# hour} other {# hours}}.', { hours: Math.ceil(minutes / 60) });
}

export const forgetOldRateLimits = (db: Db) => queries.forget(db);
export const forgetRateCounts = (db: Db) => forgetCounts(db);
