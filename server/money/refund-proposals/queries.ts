import type { RefundDecision } from '#contract/refund-proposals.ts';
import type { Db, Fragment } from '../../database/connect.ts';
import { areAdminsWith } from '../../users/membership/membership.ts';
import type { DealKey } from '../ledger/ledger.ts';
import type { Refund } from './refund-proposals.ts';

const latestStep = (db: Db, productId: Fragment, bookingId: Fragment) => db`
  (select id from booking_steps where product_id = ${productId} and booking_id = ${bookingId} order by id desc limit 1)`;

const isOf = (db: Db, { productId, id }: DealKey) => db`
  product_id = ${productId} and booking_id = ${id} and step_id = ${latestStep(db, db`${productId}`, db`${id}`)}`;

/** Of another admin, who still may. No row: nobody else has proposed the same. */
export const take = (db: Db, deal: DealKey, adminId: string, { decision, cents }: Refund) => db<{ adminId: string }[]>`
  delete from refund_proposals
  where ${isOf(db, deal)} and decision = ${decision} and refund_cents = ${cents} and admin_id <> ${adminId}
    and admin_id in (select id from users where ${areAdminsWith(db, 'money')})
  returning admin_id as "adminId"`;

/** Replaces another one. No row: the admin has proposed it before. */
export const propose = (db: Db, { productId, id }: DealKey, adminId: string, { decision, cents, reason }: Refund) => db<
  { adminId: string }[]
>`
  insert into refund_proposals as p (product_id, booking_id, step_id, admin_id, decision, refund_cents, reason)
  select ${productId}::uuid, ${id}::uuid, max(s.id::text)::uuid, ${adminId}::uuid, ${decision}, ${cents}::int, ${reason}
  from booking_steps s where s.product_id = ${productId} and s.booking_id = ${id}
  on conflict (product_id, booking_id) do update
    set step_id = excluded.step_id, admin_id = excluded.admin_id, decision = excluded.decision,
      refund_cents = excluded.refund_cents, reason = excluded.reason, proposed_at = excluded.proposed_at
    where (p.step_id, p.admin_id, p.decision, p.refund_cents, p.reason)
      is distinct from (excluded.step_id, excluded.admin_id, excluded.decision, excluded.refund_cents, excluded.reason)
  returning admin_id as "adminId"`;

export const sidesOf = (db: Db, { productId, id }: DealKey) => db<{ buyerId: string; sellerId: string }[]>`
  select buyer_id as "buyerId", seller_id as "sellerId" from bookings where product_id = ${productId} and id = ${id}`;

export const withdraw = (db: Db, deal: DealKey) => db<{ decision: RefundDecision; cents: number }[]>`
  delete from refund_proposals where ${isOf(db, deal)} returning decision, refund_cents as cents`;

export interface ProposalRow {
  decision: RefundDecision;
  cents: number;
  reason: string;
  by: string;
  isOwn: boolean;
  at: string;
}

/** Of the deal `b`, as JSON; null without one. */
export const proposal = (db: Db, viewerId: string) => db`
  (select json_build_object('decision', r.decision, 'cents', r.refund_cents, 'reason', r.reason, 'by', a.name,
      'isOwn', r.admin_id = ${viewerId}::uuid, 'at', r.proposed_at)
    from refund_proposals r join users a on a.id = r.admin_id
    where r.product_id = b.product_id and r.booking_id = b.id
      and r.step_id = ${latestStep(db, db`b.product_id`, db`b.id`)})`;

/** No row: the admin is a side of it. */
export const productOf = (db: Db, id: string, adminId: string) => db<{ productId: string }[]>`
  select product_id as "productId" from bookings where id = ${id} and ${adminId} not in (buyer_id, seller_id)`;
