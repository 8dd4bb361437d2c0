import type { DealSettings } from '#contract/deal-settings.ts';
import type { Page } from '#contract/pagination.ts';
import type { HeldPayout } from '#contract/payouts.ts';
import type { Db } from '../../database/connect.ts';
import { payoutsInDeals, suspicion } from '../payout-waits/payout-waits.ts';
import { type ProposalRow, proposal } from '../refund-proposals/refund-proposals.ts';

export interface HeldRow {
  id: string;
  productId: string;
  bookingId: string;
  buyerId: string;
  sellerId: string;
  heldFor: HeldPayout['heldFor'];
  cents: number;
  feeCents: number;
}

const columns = (db: Db) => db`
  p.id, p.product_id as "productId", p.booking_id as "bookingId", b.buyer_id as "buyerId", b.seller_id as "sellerId",
  p.held_for as "heldFor", p.amount_cents as cents, b.fee_cents as "feeCents"`;

const isSuspicious = (db: Db, settings: DealSettings) => db`
  p.status = 'due' and p.begun_at is null and p.held_for is null and p.released_at is null
  and ${suspicion(db, settings)} is not null`;

const inDeals = (db: Db) => db`${payoutsInDeals(db)} left join payout_accounts a on a.user_id = p.seller_id`;

export const suspicious = (db: Db, settings: DealSettings, limit: number) => db<{ productId: string; id: string }[]>`
  select p.product_id as "productId", p.id from ${inDeals(db)} where ${isSuspicious(db, settings)}
  order by p.id limit ${limit}`;

/** Marks an unbegun payout for review; skips a locked one, as a deal's lock holder may wait for its payouts. */
export const hold = (db: Db, settings: DealSettings, { productId, id }: { productId: string; id: string }) => db<
  HeldRow[]
>`
  with suspicious as (
    select p.id, p.booking_id, ${suspicion(db, settings)} as why
    from ${inDeals(db)} where p.product_id = ${productId} and p.id = ${id} and ${isSuspicious(db, settings)}
    for key share of b skip locked for update of p skip locked
  )
  update payouts p set held_for = suspicious.why, held_at = now()
  from suspicious, bookings b
  where p.product_id = ${productId} and p.id = suspicious.id
    and b.product_id = ${productId} and b.id = suspicious.booking_id
  returning ${columns(db)}`;

const isHeld = (db: Db) => db`
  p.status = 'due' and p.begun_at is null and p.held_for is not null and p.released_at is null`;

export interface ListedRow extends HeldRow {
  productName: string;
  imageUrl: string;
  heldAt: Date;
  buyerName: string;
  buyerEmail: string;
  sellerName: string;
  sellerEmail: string;
  refundable: boolean;
  proposal: ProposalRow | null;
}

export const held = (db: Db, viewerId: string, { limit, after }: Page) => db<ListedRow[]>`
  select ${columns(db)}, b.product_name as "productName", b.image_url as "imageUrl", p.held_at as "heldAt",
    buyer.name as "buyerName", buyer.email as "buyerEmail", seller.name as "sellerName", seller.email as "sellerEmail",
    ${refundable(db)} as refundable, ${proposal(db, viewerId)} as proposal
  from payouts p join bookings b on b.product_id = p.product_id and b.id = p.booking_id
    join users buyer on buyer.id = b.buyer_id join users seller on seller.id = b.seller_id
  where ${isHeld(db)} ${after ? db`and (p.held_at, p.id) > (select held_at, id from payouts where id = ${after})` : db``}
  order by p.held_at, p.id limit ${limit + 1}`;

/** No row: it is not held, or the admin is a side of its deal. */
export const byId = (db: Db, id: string, adminId: string) => db<HeldRow[]>`
  select ${columns(db)} from payouts p join bookings b on b.product_id = p.product_id and b.id = p.booking_id
  where p.id = ${id} and p.held_for is not null and ${adminId} not in (b.buyer_id, b.seller_id)`;

export const stillHeld = (db: Db, { productId, id }: HeldRow) => db`
  select from payouts p where p.product_id = ${productId} and p.id = ${id} and ${isHeld(db)}`;

type Decision = Pick<HeldRow, 'productId' | 'id'> & { reason: string };

export const release = (db: Db, { productId, id, reason }: Decision) => db<{ id: string }[]>`
  update payouts p set released_at = now(), review_reason = ${reason}
  where p.product_id = ${productId} and p.id = ${id} and ${isHeld(db)} returning p.id`;

export const callOff = (db: Db, { productId, id, reason }: Decision) => db<{ bookingId: string; cents: number }[]>`
  update payouts p set status = 'called-off', next_attempt_at = null, review_reason = ${reason}
  where p.product_id = ${productId} and p.id = ${id} and ${isHeld(db)}
  returning p.booking_id as "bookingId", p.amount_cents as cents`;

/** Without a chargeback: a refund never exceeds the payment. */
const refundable = (db: Db) => db`
  (b.taken_back_cents = 0 and b.lost_cents = 0)`;

/** Refunds the seller's share, with the fee if the seller gets nothing else. No row: a chargeback took part of it. */
export const giveBack = (db: Db, { productId, bookingId, cents }: HeldRow) => db<{ feeCents: number }[]>`
  with before as (
    select product_id, id, case when payout_cents = ${cents} then fee_cents else 0 end as fee from bookings
    where product_id = ${productId} and id = ${bookingId} for update
  )
  update bookings b set payout_cents = payout_cents - ${cents}, fee_cents = fee_cents - before.fee,
    refund_cents = refund_cents + ${cents} + before.fee
  from before where b.product_id = before.product_id and b.id = before.id and ${refundable(db)}
  returning before.fee as "feeCents"`;

export const paymentOf = (db: Db, { productId, bookingId }: HeldRow) => db<{ id: string }[]>`
  select id from payments where product_id = ${productId} and booking_id = ${bookingId} and status = 'succeeded'`;
