import { NEWEST_SHOWN } from '#contract/person-facts.ts';
import { VERIFIED_DAYS, VERIFIED_ENDS_SOON_DAYS } from '#contract/verified-steps.ts';
import type { Db } from '../../database/connect.ts';

/** The caller has locked the seller. Shortly before its end it can be renewed. */
export const verifySeller = (db: Db, id: string) => db<{ id: string }[]>`
  update users set verified_at = now(), verified_until = null
  where id = ${id} and role = 'seller' and removed_at is null
    and (verified_at is null or ${endsWithin(db, VERIFIED_ENDS_SOON_DAYS)})
  returning id`;

export const unverifySeller = (db: Db, id: string) => db<{ id: string }[]>`
  update users set verified_at = null, verified_until = null
  where id = ${id} and role = 'seller' and verified_at is not null and removed_at is null returning id`;

/** Arithmetic on columns is nothing that a cluster writes by. */
export const endsWithin = (db: Db, days: number) => db`
  (verified_at <= now() - make_interval(days => ${VERIFIED_DAYS - days})
    and (verified_until is null or verified_until <= now() + make_interval(days => ${days})))`;

/** Null: a seller who is not verified. */
export const verifiedUntil = (db: Db) =>
  db`coalesce(verified_until, verified_at + make_interval(days => ${VERIFIED_DAYS}))`;

export const badgeOf = (db: Db, id: string) => db<{ until: Date | null }[]>`
  select ${verifiedUntil(db)} as until from users where id = ${id}`;

interface NewVerification {
  id: string;
  sellerId: string;
  adminId?: string | undefined;
  verified: boolean;
  note?: string | undefined;
}

export const insertVerification = (db: Db, { id, sellerId, adminId, verified, note }: NewVerification) => db`
  insert into verifications (seller_id, id, admin_id, verified, note)
  values (${sellerId}, ${id}, ${adminId ?? null}, ${verified}, ${note ?? null})`;

export const verifications = (db: Db, sellerId: string) => db<
  { id: string; verified: boolean; note: string | null; by: string | null; decidedAt: Date }[]
>`
  select v.id, v.verified, v.note, a.name as by, v.decided_at as "decidedAt"
  from verifications v left join users a on a.id = v.admin_id
  where v.seller_id = ${sellerId} order by v.id desc limit ${NEWEST_SHOWN}`;
