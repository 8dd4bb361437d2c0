import { VERIFIED_DAYS, VERIFIED_ENDS_SOON_DAYS } from '#contract/verified-steps.ts';
import type { Db } from '../../database/connect.ts';
import { verifiedUntil } from './badge-queries.ts';

/** With an index, as hardly anybody is near the end. */
const mayEnd = (db: Db, days: number) => db`
  verified_at is not null and removed_at is null
    and verified_at <= now() - make_interval(days => ${VERIFIED_DAYS - days})`;

/** Those whose badge ends soon, after `after`; `id` is the same at each call until it is renewed. */
export const endingSoon = (db: Db, after: string | undefined, limit: number) => db<
  { userId: string; until: Date; verifiedAt: Date }[]
>`
  select id as "userId", ${verifiedUntil(db)} as until, verified_at as "verifiedAt" from users
  where ${mayEnd(db, VERIFIED_ENDS_SOON_DAYS)} ${after ? db`and id > ${after}` : db``}
  order by id limit ${limit}`;

export const ended = (db: Db, limit: number) => db<{ id: string }[]>`
  select id from users where ${mayEnd(db, 0)} and ${verifiedUntil(db)} <= now() order by id limit ${limit}`;

/** The caller has locked them. */
export const end = (db: Db, ids: string[]) => db<{ id: string }[]>`
  update users set verified_at = null, verified_until = null
  where id = any(${ids}::uuid[]) and ${mayEnd(db, 0)} and ${verifiedUntil(db)} <= now()
  returning id`;
