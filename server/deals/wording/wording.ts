import type { Actor, BookingStatus } from '#contract/deal-machine.ts';
import type { DealSettings } from '#contract/deal-settings.ts';
import { type DealSummary, type StateLabel, UNTIL } from '#contract/deal-summary.ts';
import { formatPrice } from '#contract/format.ts';
import { dollars } from '#contract/money.ts';
import { message, t } from '#language/t.ts';
import { type Amounted, lateShare } from '../../money/held/held.ts';
import { adminStates } from './admin-states.ts';
import { buyerStates } from './buyer-states.ts';
import type { EventFacts } from './event-facts.ts';
import { EVENTS, type EventVerb } from './events.ts';
import { sellerStates } from './seller-states.ts';
import { type Reader, type StateFacts, type StateText, type StateTexts, stateCode } from './state-code.ts';
import { STATE_LABELS } from './state-labels.ts';

export { disputeOpening } from './dispute-opening.ts';
export { type EventFacts, eventFacts } from './event-facts.ts';
export { EVENTS, type EventVerb } from './events.ts';
export { stateColumns } from './queries.ts';
export type { Reader, StateFacts } from './state-code.ts';

const STATES: Record<Reader, StateTexts> = { buyer: buyerStates, seller: sellerStates, admin: adminStates };

export function labelOf(facts: StateFacts, reader: Reader): StateLabel {
  const { name, tone, waitsFor } = STATE_LABELS[stateCode(facts)];
  return { name: t(name), tone, isYourTurn: waitsFor.includes(reader) };
}

export interface SummaryFacts extends StateFacts, Amounted {
  dueAt: Date | null;
  timesOver: boolean;
}

export function summaryOf(
  facts: SummaryFacts,
  reader: Reader,
  settings: Pick<DealSettings, 'latePercent'>,
): DealSummary {
  const { now, next, otherwise, act } = stateText(facts, reader);
  const values = {
    until: UNTIL,
    percent: settings.latePercent,
    price: formatPrice(dollars(lateShare(facts, settings))),
  };
  return {
    ...labelOf(facts, reader),
    now: t(now),
    next: next && t(next),
    act,
    otherwise: otherwise && facts.dueAt ? { text: t(otherwise, values), until: facts.dueAt.toISOString() } : undefined,
  };
}

function stateText(facts: SummaryFacts, reader: Reader): StateText {
  const text = STATES[reader][stateCode(facts)];
  return text.act === 'accept' && facts.timesOver ? { ...text, ...TIMES_OVER } : text;
}

const TIMES_OVER = { next: message('The proposed times are over: propose other ones.'), act: 'propose' } as const;

interface Event {
  verb: string;
  actor: Actor;
  from: BookingStatus | null;
}

/** During a rolling update a newer version may write verbs unknown here. */
export function eventSentence({ verb, actor, from }: Event, reader: Reader, facts: EventFacts): string {
  const event = EVENTS[verb as EventVerb];
  if (!event) return t('Something happened in this deal.');
  const { own, other, withoutPayout } = event;
  const absent = from === 'buyer-missed' ? 'buyer' : 'seller';
  const text =
    (reader === actor && reader !== 'admin' && own) ||
    (reader === absent && event.absent) ||
    event[reader] ||
    (!facts.payout && withoutPayout) ||
    other;
  return t(text, { ...facts, payout: facts.payout ?? '', absent: facts[absent] });
}
