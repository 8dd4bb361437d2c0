import type { Actor, BookingStatus } from '#contract/deal-machine.ts';
import type { DealSettings } from '#contract/deal-settings.ts';
import { formatPrice } from '#contract/format.ts';
import { dollars } from '#contract/money.ts';
import { type PayoutWait, payoutWaitWords } from '#contract/payout-waits.ts';
import { plain } from '../../mail/letters.ts';
import { type EventFacts, eventFacts, type SummaryFacts } from '../deals/wording/wording.ts';

export interface NotifiedStep extends SummaryFacts {
  actor: Actor;
  from: BookingStatus | null;
  to: BookingStatus | null;
  buyerName: string;
  sellerName: string;
  productName: string;
  priceCents: number;
  meetingAt: Date | null;
  meetingPlace: string | null;
  meetingZone: string | null;
}

export interface TextFragments extends EventFacts {
  bike: string;
  meeting: string;
  place: string | undefined;
  paid: boolean;
  refund: string | undefined;
  fee: string | undefined;
  payoutWait: string | undefined;
}

type Rules = Pick<DealSettings, 'payoutWaitDays' | 'payoutWeekLimit' | 'bankChangeHours'>;

export function factsOf(step: NotifiedStep, settings: Rules, wait?: PayoutWait): TextFragments {
  return {
    ...eventFacts(step, step.actor),
    bike: plain(step.productName) || 'the bike',
    meeting: step.meetingAt ? `on ${moment(step.meetingAt, step.meetingZone)}` : 'as agreed',
    place: placeOf(step.meetingPlace),
    paid: step.capturedCents > 0,
    refund: amount(step.refundCents),
    payout: amount(step.payoutCents),
    fee: amount(step.feeCents),
    payoutWait: wait && payoutWaitWords(wait, settings, day),
  };
}

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
