import { VERIFIED_ENDS_SOON_DAYS } from '#contract/verified-steps.ts';
import type { Db } from '../../database/connect.ts';
import { endsWithin, verifiedUntil } from './badge-queries.ts';

/** Those whose badge ends soon, by id. */
export const endingSoon = (db: Db, after: string | undefined, limit: number) => db<
  { userId: string; until: Date; verifiedAt: Date }[]
>`
  select id as "userId", ${verifiedUntil(db)} as until, verified_at as "verifiedAt" from users
  where removed_at is null and ${endsWithin(db, VERIFIED_ENDS_SOON_DAYS)} ${after ? db`and id > ${after}` : db``}
  order by id limit ${limit}`;

export const ended = (db: Db, limit: number) => db<{ id: string }[]>`
  select id from users where removed_at is null and ${endsWithin(db, 0)} order by id limit ${limit}`;

/** The caller has locked them. */
export const end = (db: Db, ids: string[]) => db<{ id: string }[]>`
  update users set verified_at = null, verified_until = null
  where id = any(${ids}::uuid[]) and removed_at is null and ${endsWithin(db, 0)}
  returning id`;
