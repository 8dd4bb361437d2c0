import { type Actor, type BookingStatus, type Condition, type DealMove, movesFrom } from '#contract/deal-machine.ts';
import { MOST_CODE_TRIES } from '#contract/deals.ts';
import type { Sql } from '#server/database/connect.ts';
import { handoverCodes } from '#server/deals/bookings/handover-code.ts';
import { SECRETS } from '../market.ts';
import type { Race } from './race.ts';

/** A deal row with the facts that its conditions need. */
export interface DealRow {
  id: string;
  productId: string;
  buyerId: string;
  sellerId: string;
  status: BookingStatus;
  priceCents: number;
  /** By an accepted offer. */
  isAgreed: boolean;
  proposedBy: string | null;
  slots: Date[];
  code: string | null;
  tries: number;
  handedOver: boolean;
  heldCents: number;
  meetingAt: Date | null;
  dueAt: Date | null;
  late: boolean;
  afterMeeting: boolean;
  /** Deadline to agree on a meeting. */
  agreeBy: Date;
}

/** Oldest first. */
export const dealsOfBike = ({ town, bikes }: Race, bike: number) => dealRows(town.sql, [bikes[bike] as string]);

export async function dealRows(sql: Sql, bikes: string[]): Promise<DealRow[]> {
  const rows = await storedRows(sql, bikes);
  return rows.map((row) => ({ ...row, code: row.code && codes.open(row.id, row.code) }));
}

const codes = handoverCodes(SECRETS.handover);

const storedRows = (sql: Sql, bikes: string[]) => sql<DealRow[]>`
  select id, product_id as "productId", buyer_id as "buyerId", seller_id as "sellerId", status,
    price_cents as "priceCents", offer_id is not null as "isAgreed", proposed_by as "proposedBy", proposed_slots as slots, handover_code as code,
    handover_tries as tries, handed_over_at is not null as "handedOver", meeting_at as "meetingAt", due_at as "dueAt",
    captured_cents + lost_cents - refund_cents - payout_cents - fee_cents - taken_back_cents as "heldCents",
    coalesce(meeting_at <= now() + interval '24 hours', false) as late,
    coalesce(meeting_at <= now(), false) as "afterMeeting",
    coalesce(paid_at, now()) + interval '14 days' as "agreeBy"
  from bookings where product_id = any (${bikes}) order by id`;

const holds: Record<Condition, (deal: DealRow, as: Actor) => boolean> = {
  'theirs-to-answer': ({ proposedBy }, as) => proposedBy !== null && proposedBy !== as,
  'in-good-time': ({ late }) => !late,
  late: ({ late, afterMeeting }) => late && !afterMeeting,
  'after-the-meeting': ({ afterMeeting }) => afterMeeting,
  'handed-over-before': ({ handedOver }) => handedOver,
  'not-handed-over': ({ handedOver }) => !handedOver,
};

export const possible = (deal: DealRow, as: Actor): DealMove[] =>
  movesFrom(deal.status, as).filter(
    (move) => (!move.if || holds[move.if](deal, as)) && (move.verb !== 'hand-over' || deal.tries < MOST_CODE_TRIES),
  );
