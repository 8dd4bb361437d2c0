import { type BookingStatus, startsOf } from '#contract/deal.ts';
import type { DealSettings } from '#contract/deal-settings.ts';
import { MOST_CODE_TRIES, type Deal as WireDeal } from '#contract/deals.ts';
import { type Amounted, agreeBy, type DealKey } from '../bookings/bookings.ts';
import type { Db } from '../database/connect.ts';

export interface DueDeal extends DealKey {
  status: BookingStatus;
  /** As the database writes it: the driver's own dates end at the millisecond. */
  dueAt: string;
}

/** Deals whose time is up, the longest overdue first. */
export const due = (db: Db, limit: number, after?: Pick<DueDeal, 'dueAt' | 'id'>) => db<DueDeal[]>`
  select product_id as "productId", id, status, due_at::text as "dueAt" from bookings
  where due_at <= now()
    ${after ? db`and (due_at, id) > (${after.dueAt}::text::timestamptz, ${after.id})` : db``}
  order by due_at, id limit ${limit}`;

export type Side = WireDeal['as'];

/** A deal and as whom somebody is concerned with it. */
export interface Concern extends DealKey {
  status: BookingStatus;
  as: Side;
}

/** The buyer and the seller are that, even where they are admins too. No row: it is not theirs to see. */
export const concern = (db: Db, viewer: { id: string; role: string }, id: string) => db<Concern[]>`
  select * from (
    select product_id as "productId", id, status,
      case when buyer_id = ${viewer.id} then 'buyer' when seller_id = ${viewer.id} then 'seller'
        when ${viewer.role === 'admin'} then 'admin' end as "as"
    from bookings where id = ${id}
  ) deals where "as" is not null`;

/** What the deal's page shows beside the booking. */
export interface DealRow extends DealKey, Amounted {
  sellerId: string;
  status: BookingStatus;
  sellerName: string;
  sellerEmail: string;
  sellerPhone: string;
  proposedBy: 'buyer' | 'seller' | null;
  proposedSlots: Date[];
  proposedPlace: string | null;
  /** One of the proposed times is still to come. */
  acceptable: boolean;
  agreeBy: Date;
  /** There is time left to propose something. */
  proposable: boolean;
  code: string | null;
  codeTries: number;
  handedOverAt: Date | null;
  endedAt: Date | null;
  payoutAccount: NonNullable<WireDeal['payoutAccount']>;
}

export const deal = (db: Db, settings: DealSettings, { productId, id }: DealKey) => db<DealRow[]>`
  select b.id, b.product_id as "productId", b.seller_id as "sellerId", b.status, s.name as "sellerName",
    s.email as "sellerEmail", p.phone as "sellerPhone", b.proposed_by as "proposedBy",
    b.proposed_slots as "proposedSlots", b.proposed_place as "proposedPlace",
    now() < any(b.proposed_slots) as acceptable, ${agreeBy(db, settings)} as "agreeBy",
    now() < ${agreeBy(db, settings)} as proposable, b.handover_code as code, b.handover_tries as "codeTries",
    b.handed_over_at as "handedOverAt", b.ended_at as "endedAt", b.captured_cents as "capturedCents",
    b.refund_cents as "refundCents", b.payout_cents as "payoutCents", b.fee_cents as "feeCents",
    b.taken_back_cents as "takenBackCents", b.lost_cents as "lostCents",
    case when a.user_id is null then 'none' when a.active then 'active' else 'unfinished' end as "payoutAccount"
  from bookings b join users s on s.id = b.seller_id join products p on p.id = b.product_id
    left join payout_accounts a on a.user_id = b.seller_id
  where b.product_id = ${productId} and b.id = ${id}`;

/** When a deal that can still be talked about has to have its meeting. */
export const meetBy = (db: Db, settings: DealSettings, { productId, id }: DealKey) => db<
  { at: Date; isOver: boolean }[]
>`
  select ${agreeBy(db, settings)} as "at", ${agreeBy(db, settings)} <= now() as "isOver" from bookings
  where product_id = ${productId} and id = ${id} and status in ${db(startsOf('propose'))}`;

/** One try less; no row: there was none left, it was the right one, or the deal is elsewhere. */
export const spendTry = (db: Db, { productId, id }: DealKey, code: string) => db<{ codeTries: number }[]>`
  update bookings set handover_tries = handover_tries + 1
  where product_id = ${productId} and id = ${id} and status in ${db(startsOf('hand-over'))}
    and handover_code <> ${code} and handover_tries < ${MOST_CODE_TRIES}
  returning handover_tries as "codeTries"`;

export const triesUsedUp = (db: Db, { productId, id }: DealKey) => db`
  select from bookings where product_id = ${productId} and id = ${id} and status in ${db(startsOf('hand-over'))}
    and handover_tries >= ${MOST_CODE_TRIES}`;

export const renewCode = (db: Db, { productId, id }: DealKey, code: string) => db`
  update bookings set handover_code = ${code}, handover_tries = 0
  where product_id = ${productId} and id = ${id} and status in ${db(startsOf('hand-over'))}`;

export interface StepRow {
  id: string;
  verb: WireDeal['steps'][number]['verb'];
  from: BookingStatus | null;
  to: BookingStatus;
  by: WireDeal['steps'][number]['by'];
  name: string | null;
  reason: string | null;
  at: Date;
}

export const steps = (db: Db, { productId, id }: DealKey) => db<StepRow[]>`
  select t.id, t.verb, t.from_status as "from", t.to_status as "to", t.actor as "by", u.name, t.reason,
    t.happened_at as "at"
  from booking_steps t left join users u on u.id = t.actor_id
  where t.product_id = ${productId} and t.booking_id = ${id} order by t.id`;

type Status = NonNullable<WireDeal['money']['refund']>;

/** How it stands with the orders to the card provider: the worst of them. What is taken back of a payout is no order. */
export const orders = (db: Db, { productId, id }: DealKey) => db<{ refund: Status | null; payout: Status | null }[]>`
  select
    (select r.status from refunds r join payments p on p.product_id = r.product_id and p.id = r.payment_id
      where r.product_id = ${productId} and r.booking_id = ${id} and p.status = 'succeeded'
      order by array_position(${WORST_FIRST}::text[], r.status) limit 1) as refund,
    (select status from payouts
      where product_id = ${productId} and booking_id = ${id} and status = any(${WORST_FIRST}::text[])
      order by array_position(${WORST_FIRST}::text[], status) limit 1) as payout`;

const WORST_FIRST: Status[] = ['stuck', 'due', 'sent'];
