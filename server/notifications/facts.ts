import type { Actor, BookingStatus } from '#contract/deal-machine.ts';
import type { DealSettings } from '#contract/deal-settings.ts';
import { formatPrice } from '#contract/format.ts';
import { dollars } from '#contract/money.ts';
import { type PayoutWait, payoutWaitWords } from '#contract/payout-waits.ts';
import { plain } from '../../mail/letters.ts';

/** A step and the current state of its deal. */
export interface NotifiedStep {
  actor: Actor;
  from: BookingStatus | null;
  buyerName: string;
  sellerName: string;
  productName: string;
  priceCents: number;
  dueAt: Date | null;
  meetingAt: Date | null;
  meetingPlace: string | null;
  /** Time zone of the proposer. */
  meetingZone: string | null;
  proposedBy: 'buyer' | 'seller' | null;
  handedOver: boolean;
  capturedCents: number;
  refundCents: number;
  payoutCents: number;
  feeCents: number;
}

/** Text fragments for notification sentences. */
export interface TextFragments {
  buyer: string;
  seller: string;
  /** The actor. */
  mover: string;
  /** The side reported as absent. */
  missed: 'buyer' | 'seller';
  bike: string;
  price: string;
  /** Deadline of the next action. */
  by: string;
  meeting: string;
  /** Agreed meeting place. */
  place: string | undefined;
  proposedBy: 'buyer' | 'seller' | null;
  handedOver: boolean;
  paid: boolean;
  lateShare: string;
  refund: string | undefined;
  payout: string | undefined;
  fee: string | undefined;
  /** When the payout leaves, and why it waits. */
  payoutWait: string | undefined;
}

type Rules = Pick<DealSettings, 'latePercent' | 'payoutWaitDays' | 'payoutWeekLimit' | 'bankChangeHours'>;

export function factsOf(told: NotifiedStep, settings: Rules, wait?: PayoutWait): TextFragments {
  const buyer = firstName(told.buyerName) || 'The buyer';
  const seller = firstName(told.sellerName) || 'The seller';
  return {
    buyer,
    seller,
    mover: { buyer, seller, admin: 'An admin', provider: 'The bank', clock: 'Kickstand' }[told.actor],
    missed: told.from === 'buyer-missed' ? 'buyer' : 'seller',
    bike: plain(told.productName) || 'the bike',
    price: formatPrice(dollars(told.priceCents)),
    by: told.dueAt ? `by ${moment(told.dueAt)}` : 'in time',
    meeting: told.meetingAt ? `on ${moment(told.meetingAt, told.meetingZone)}` : 'as agreed',
    place: placeOf(told.meetingPlace),
    proposedBy: told.proposedBy,
    handedOver: told.handedOver,
    paid: told.capturedCents > 0,
    lateShare: `${settings.latePercent} percent of the price`,
    refund: amount(told.refundCents),
    payout: amount(told.payoutCents),
    fee: amount(told.feeCents),
    payoutWait: wait && payoutWaitWords(wait, settings, day),
  };
}

const firstName = (name: string) => plain(name).split(' ', 1)[0];

const amount = (cents: number) => (cents > 0 ? formatPrice(dollars(cents)) : undefined);

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const day = (at: Date) => dayFormat.format(at);

const LONGEST_PLACE = 120;

/** Users write places: strip anything that mail clients would turn into a link. */
export function placeOf(text: string | null): string | undefined {
  const words = (text ?? '').replace(/[^\p{L}\p{M}\p{N} ,'’()#-]+/gu, ' ').replace(/\s+/g, ' ');
  return words.trim().slice(0, LONGEST_PLACE).trim() || undefined;
}

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });

/** In a named time zone, as the reader's is unknown. */
export function moment(at: Date, timeZone?: string | null) {
  if (!timeZone) return `${format.format(at)} UTC`;
  const local = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone });
  const name = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(at);
  return `${local.format(at)} ${name.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone}`;
}
