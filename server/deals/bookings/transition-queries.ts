import { type Actor, type BookingStatus, type Condition, DEADLINES, type DealMove } from '#contract/deal-machine.ts';
import type { DealSettings } from '#contract/deal-settings.ts';
import type { Db, Fragment } from '../../database/connect.ts';
import type { Amounted } from '../../money/held/held.ts';
import type { Mover } from './transition.ts';

export interface DealKey {
  productId: string;
  id: string;
}

export interface Deal extends DealKey, Amounted {
  buyerId: string;
  sellerId: string;
  status: BookingStatus;
  priceCents: number;
}

export const dealColumns = (db: Db) => db`
  product_id as "productId", id, buyer_id as "buyerId", seller_id as "sellerId", status, price_cents as "priceCents",
  captured_cents as "capturedCents", refund_cents as "refundCents", payout_cents as "payoutCents",
  fee_cents as "feeCents", taken_back_cents as "takenBackCents", lost_cents as "lostCents"`;

export const lock = (db: Db, deal: DealKey) => db<Deal[]>`
  select ${dealColumns(db)} from bookings where product_id = ${deal.productId} and id = ${deal.id} for update`;

/** No row: another transaction has locked it. */
export const lockIfFree = (db: Db, deal: DealKey) => db<Deal[]>`
  select ${dealColumns(db)} from bookings where product_id = ${deal.productId} and id = ${deal.id}
  for update skip locked`;

interface Change {
  move: DealMove;
  mover: Mover;
  ended: boolean;
  meetingAt?: Date | undefined;
  set?: Fragment | undefined;
  guard?: Fragment | undefined;
}

/** No row: wrong state, or a condition does not hold. */
export const move = (db: Db, settings: DealSettings, deal: Deal, change: Change) => {
  const { move, mover, ended, meetingAt, set, guard } = change;
  return db<Deal[]>`
  update bookings set status = ${move.to}, due_at = ${due(db, settings, move, meetingAt)}
    ${ended ? db`, ended_at = now()` : db``} ${calledOff(db, settings, move, mover)} ${meetingAt ? db`, meeting_at = ${meetingAt}` : db``}
    ${set ? db`, ${set}` : db``}
  where product_id = ${deal.productId} and id = ${deal.id} and status = ${move.from}
    ${move.if ? db`and ${conditions[move.if](db, settings, mover.as)}` : db``}
    ${mover.as === 'clock' ? db`and due_at <= now()` : db``}
    ${guard ? db`and ${guard}` : db``}
  returning ${dealColumns(db)}`;
};

const CALLED_OFF: readonly BookingStatus[] = ['declined', 'cancelled', 'no-show'];

/** Whose doing it is that a paid deal comes to nothing. */
function calledOff(db: Db, settings: DealSettings, { from, to }: DealMove, { as }: Mover): Fragment {
  const by = to === 'no-show' ? (from === 'seller-missed' ? 'seller' : 'buyer') : as;
  if (from === 'booked' || !CALLED_OFF.includes(to) || (by !== 'buyer' && by !== 'seller')) return db``;
  return db`, called_off_by = ${by}, called_off_late = (meeting_at <= ${lateFrom(db, settings)}) is true`;
}

export type Holding = Record<Condition, boolean>;

export const holding = (db: Db, settings: DealSettings, as: Actor | Fragment) =>
  db`json_build_object(${listed(
    db,
    Object.entries(conditions).map(([name, holds]) => db`${name}::text, coalesce(${holds(db, settings, as)}, false)`),
  )})`;

export const holdingOf = (db: Db, settings: DealSettings, deal: DealKey, as: Actor) => db<{ holds: Holding }[]>`
  select ${holding(db, settings, as)} as holds from bookings
  where product_id = ${deal.productId} and id = ${deal.id}`;

const listed = (db: Db, fragments: Fragment[]) => fragments.reduce((list, fragment) => db`${list}, ${fragment}`);

const conditions: Record<Condition, (db: Db, settings: DealSettings, as: Actor | Fragment) => Fragment> = {
  'theirs-to-answer': (db, _settings, as) => db`proposed_by <> ${as}`,
  'in-good-time': (db, settings) => db`meeting_at > ${lateFrom(db, settings)}`,
  // After the meeting time only its real outcome ends the deal.
  late: (db, settings) => db`meeting_at <= ${lateFrom(db, settings)} and meeting_at > now()`,
  'after-the-meeting': (db) => db`meeting_at <= now()`,
  'handed-over-before': (db) => db`handed_over_at is not null`,
  'not-handed-over': (db) => db`handed_over_at is null`,
};

const lateFrom = (db: Db, { lateHours }: DealSettings) => db`now() + make_interval(hours => ${lateHours})`;

function due(db: Db, settings: DealSettings, { from, verb, to }: DealMove, meetingAt?: Date): Fragment {
  if (verb === 'extend') return db`now() + make_interval(mins => ${settings.bankMinutes})`;
  if (from === 'booked' && to === 'booked') return db`due_at`;
  const deadline = DEADLINES[to];
  if (!deadline) return db`null`;
  const wait = interval(db, settings[deadline.setting], deadline.unit);
  const time = deadline.fromMeeting ? afterMeeting(db, wait, meetingAt) : db`now() + ${wait}`;
  // However often the sides answer each other, the buyer's money must not wait for ever.
  return to === 'paid' ? db`least(${time}, ${agreeBy(db, settings)})` : time;
}

/** The two may meet again after the agreed time. */
const afterMeeting = (db: Db, wait: Fragment, meetingAt?: Date) =>
  meetingAt
    ? db`greatest(now(), ${meetingAt}) + ${wait}`
    : db`(greatest((select now()), meeting_at) at time zone 'UTC' + ${wait}) at time zone 'UTC'`;

export const agreeBy = (db: Db, { agreeDays }: DealSettings) =>
  db`coalesce(paid_at, (select now())) + make_interval(days => ${agreeDays})`;

const interval = (db: Db, count: number, unit: 'hours' | 'days') =>
  unit === 'hours' ? db`make_interval(hours => ${count})` : db`make_interval(days => ${count})`;

interface NewStep {
  id: string;
  productId: string;
  bookingId: string;
  move: { verb: string; from: BookingStatus | null; to: BookingStatus };
  mover: Mover;
  reason?: string | undefined;
  facts?: Record<string, string | number | boolean | string[]> | undefined;
}

export const insertStep = (db: Db, { id, productId, bookingId, move, mover, reason, facts = {} }: NewStep) => db`
  insert into booking_steps (product_id, id, booking_id, verb, from_status, to_status, actor, actor_id, reason, facts)
  values (${productId}, ${id}, ${bookingId}, ${move.verb}, ${move.from}, ${move.to}, ${mover.as}, ${mover.id ?? null},
    ${reason ?? null}, ${db.json(facts)})`;

/** Check constraints reject impossible results. */
export const addAmounts = (db: Db, deal: DealKey, plus: Partial<Amounted>) => db`
  update bookings set captured_cents = captured_cents + ${plus.capturedCents ?? 0},
    refund_cents = refund_cents + ${plus.refundCents ?? 0}, payout_cents = payout_cents + ${plus.payoutCents ?? 0},
    fee_cents = fee_cents + ${plus.feeCents ?? 0}, taken_back_cents = taken_back_cents + ${plus.takenBackCents ?? 0},
    lost_cents = lost_cents + ${plus.lostCents ?? 0}
  where product_id = ${deal.productId} and id = ${deal.id}`;

export const paymentOf = (db: Db, deal: DealKey) => db<{ id: string }[]>`
  select id from payments where product_id = ${deal.productId} and booking_id = ${deal.id} and status = 'succeeded'`;
