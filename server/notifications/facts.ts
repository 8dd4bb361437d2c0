import type { Actor, BookingStatus } from '#contract/deal-machine.ts';
import type { DealSettings } from '#contract/deal-settings.ts';
import { formatPrice } from '#contract/format.ts';
import { dollars } from '#contract/money.ts';
import { type PayoutWait, payoutWaitWords } from '#contract/payout-waits.ts';
import { formatDate, formats, formatters } from '#language/formatters.ts';
import { t } from '#language/t.ts';
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
  meeting: string | undefined;
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
    bike: plain(step.productName) || t('the bike||instead of its name'),
    meeting: step.meetingAt ? moment(step.meetingAt, step.meetingZone) : undefined,
    place: placeOf(step.meetingPlace),
    paid: step.capturedCents > 0,
    refund: amount(step.refundCents),
    payout: amount(step.payoutCents),
    fee: amount(step.feeCents),
    payoutWait: wait && payoutWaitWords(wait, settings, day),
  };
}

const amount = (cents: number) => (cents > 0 ? formatPrice(dollars(cents)) : undefined);

const day = (at: Date) => formatDate(at, { month: 'short', day: 'numeric', timeZone: 'UTC' });

const LONGEST_PLACE = 120;

/** Users write places: strip anything that mail clients would turn into a link. */
export function placeOf(text: string | null): string | undefined {
  const words = (text ?? '').replace(/[^\p{L}\p{M}\p{N} ,'’()#-]+/gu, ' ').replace(/\s+/g, ' ');
  return words.trim().slice(0, LONGEST_PLACE).trim() || undefined;
}

/** In a named time zone, as the reader's is unknown. */
export function moment(at: Date, timeZone?: string | null) {
  const told = formatDate(at, { dateStyle: 'full', timeStyle: 'short', timeZone: timeZone ?? 'UTC' });
  if (!timeZone) return `${told} UTC`;
  const parts = formatters.getDateTimeFormat(formats(), { timeZone, timeZoneName: 'short' }).formatToParts(at);
  return `${told} ${parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone}`;
}
