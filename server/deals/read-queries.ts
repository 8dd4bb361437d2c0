import type { DealSettings } from '#contract/deal-settings.ts';
import type { Deal as WireDeal } from '#contract/deals.ts';
import { CURRENCY } from '#contract/money.ts';
import type { Db } from '../database/connect.ts';
import { type ProposalRow, proposal } from '../money/refund-proposals/refund-proposals.ts';
import { relistable, twinsOf } from '../products/products.ts';
import { shownPhoto } from '../users/portraits/portraits.ts';
import * as bookings from './bookings/bookings.ts';
import { type AttachedRow, attachedInspections } from './inspection-queries.ts';
import { type Concern, side } from './queries.ts';
import { type StatementRow, statements } from './statement-queries.ts';

type Status = NonNullable<WireDeal['money']['refund']>;

export interface StepRow extends Pick<WireDeal['steps'][number], 'verb' | 'to' | 'by' | 'at'> {
  id: string;
  from: WireDeal['status'] | null;
  name: string | null;
  reason: string | null;
}

export interface DealRow extends bookings.BookingRow, bookings.Amounted, Pick<Concern, 'as'> {
  sellerName: string;
  sellerEmail: string;
  sellerPhone: string;
  sellerPhoto: string | null;
  buyerPhoto: string | null;
  proposedSlots: Date[];
  proposedPlace: string | null;
  /** A proposed time lies in the future. */
  acceptable: boolean;
  agreeBy: Date;
  /** There is time for another proposal. */
  proposable: boolean;
  code: string | null;
  codeTries: number;
  handedOverAt: Date | null;
  endedAt: Date | null;
  payoutAccount: NonNullable<WireDeal['payoutAccount']>;
  holds: bookings.Holding;
  relistable: boolean;
  /** Admins only. */
  cardFeeCents: number | null;
  /** Admins only. */
  proposal: ProposalRow | null;
  refund: Status | null;
  payout: Status | null;
  steps: StepRow[];
  statements: StatementRow[];
  inspections: AttachedRow[];
}

/** One consistent snapshot; no row: not visible. */
export const deal = (db: Db, settings: DealSettings, viewer: { id: string; role: string }, id: string) => db<DealRow[]>`
  with twins as materialized (${twinsOf(db, db`(select product_id from bookings where id = ${id})`)})
  select ${bookings.columns(db)}, side as "as", s.name as "sellerName", s.email as "sellerEmail",
    bike.phone as "sellerPhone", ${shownPhoto(db, 's')} as "sellerPhoto", ${shownPhoto(db, 'u')} as "buyerPhoto",
    b.proposed_slots as "proposedSlots", b.proposed_place as "proposedPlace",
    now() < any(b.proposed_slots) as acceptable, ${bookings.agreeBy(db, settings)} as "agreeBy",
    now() < ${bookings.agreeBy(db, settings)} as proposable, b.handover_code as code, b.handover_tries as "codeTries",
    b.handed_over_at as "handedOverAt", b.ended_at as "endedAt", b.captured_cents as "capturedCents",
    b.refund_cents as "refundCents", b.payout_cents as "payoutCents", b.fee_cents as "feeCents",
    b.taken_back_cents as "takenBackCents", b.lost_cents as "lostCents",
    case when side = 'admin' then (${cardFees(db)}) end as "cardFeeCents",
    case when a.user_id is null then 'none' when a.active then 'active' else 'unfinished' end as "payoutAccount",
    ${bookings.holding(db, settings, db`side`)} as holds,
    exists (${relistable(db, db`b.product_id`)}) and not exists (select 1 from twins) as relistable,
    case when side = 'admin' then ${proposal(db, viewer.id)} end as proposal, (${refund(db)}) as refund, (${payout(db)}) as payout,
    (select json_agg(t order by t.id) from (${steps(db)}) t) as steps,
    (select coalesce(json_agg(t order by t.id), '[]') from (${statements(db)}) t) as statements,
    (select coalesce(json_agg(t order by t.id), '[]') from (${attachedInspections(db)}) t) as inspections
  from ${bookings.withBuyer(db)} join users s on s.id = b.seller_id join products bike on bike.id = b.product_id
    left join payout_accounts a on a.user_id = b.seller_id
    cross join lateral (select ${side(db, viewer)}) concerned (side)
  where b.id = ${id} and side is not null`;

const cardFees = (db: Db) => db`
  select coalesce(sum(case when to_account = 'provider' then amount_cents else -amount_cents end), 0)::bigint
  from ledger l where l.product_id = b.product_id and l.booking_id = b.id and l.currency = ${CURRENCY}
    and 'provider' in (l.from_account, l.to_account)`;

const steps = (db: Db) => db`
  select t.id, t.verb, t.from_status as "from", t.to_status as "to", t.actor as "by", u.name, t.reason,
    t.happened_at as "at"
  from booking_steps t left join users u on u.id = t.actor_id
  where t.product_id = b.product_id and t.booking_id = b.id`;

/** The most serious state of them. */
const refund = (db: Db) => db`
  select r.status from refunds r join payments paid on paid.product_id = r.product_id and paid.id = r.payment_id
  where r.product_id = b.product_id and r.booking_id = b.id and paid.status = 'succeeded'
  order by array_position(${WORST_FIRST}::text[], r.status) limit 1`;

/** Reversals are no orders. */
const payout = (db: Db) => db`
  select o.status from payouts o
  where o.product_id = b.product_id and o.booking_id = b.id and o.status = any(${WORST_FIRST}::text[])
  order by array_position(${WORST_FIRST}::text[], o.status) limit 1`;

const WORST_FIRST: Status[] = ['stuck', 'due', 'sent'];
