import type { Standing } from '#contract/listing-limit.ts';
import type { Db } from '../database/connect.ts';
import { lockedMembers } from '../users/membership/membership.ts';

const standing = (db: Db, id: string) => db`
  u.verified_at is not null as verified,
  case when u.verified_at is null then (select count(*)::int from bookings b
    where b.seller_id = ${id} and b.status = 'completed') else 0 end as deals,
  floor(extract(epoch from now() - u.created_at) / (30 * 86400))::int as months`;

/** Serializes the seller's listings. No row: the seller is removed. */
export const lockSeller = (db: Db, id: string) => db<Standing[]>`
  with u as materialized (select verified_at, created_at from ${lockedMembers(db, [id], { exclusive: true })})
  select ${standing(db, id)} from u`;

export const bikesOnSaleOf = (db: Db, sellerId: string) => db`
  (select count(*) from products where seller_id = ${sellerId} and status in ('available', 'reserved', 'withheld'))`;

export const standingOf = (db: Db, id: string) => db<(Standing & { listed: number })[]>`
  select ${standing(db, id)}, ${bikesOnSaleOf(db, id)}::int as listed from users u where u.id = ${id}`;
