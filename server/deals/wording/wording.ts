import type { Actor, BookingStatus } from '#contract/deal-machine.ts';
import type { DealSettings } from '#contract/deal-settings.ts';
import type { DealSummary, StateLabel } from '#contract/deal-summary.ts';
import { formatPrice } from '#contract/format.ts';
import { dollars } from '#contract/money.ts';
import { type Amounted, lateShare } from '../../money/held/held.ts';
import { adminStates } from './admin-states.ts';
import { buyerStates } from './buyer-states.ts';
import type { EventFacts } from './event-facts.ts';
import { EVENTS, type EventVerb } from './events.ts';
import { sellerStates } from './seller-states.ts';
import { type Reader, type StateFacts, type StateTexts, stateCode } from './state-code.ts';
import { STATE_LABELS } from './state-labels.ts';
import { fill } from './template.ts';

export { disputeOpening } from './dispute-opening.ts';
export { type EventFacts, eventFacts } from './event-facts.ts';
export { EVENTS, type EventVerb } from './events.ts';
export { stateColumns } from './queries.ts';
export type { Reader, StateFacts } from './state-code.ts';
export { fill } from './template.ts';

const STATES: Record<Reader, StateTexts> = { buyer: buyerStates, seller: sellerStates, admin: adminStates };

export function labelOf(facts: StateFacts, reader: Reader): StateLabel {
  const { name, tone, waitsFor } = STATE_LABELS[stateCode(facts)];
  return { name, tone, isYourTurn: waitsFor.includes(reader) };
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
  const text = STATES[reader][stateCode(facts)];
  const share = `${settings.latePercent} % of the price (${formatPrice(dollars(lateShare(facts, settings)))})`;
  return {
    ...labelOf(facts, reader),
    ...text,
    ...(text.act === 'accept' && facts.timesOver && TIMES_OVER),
    otherwise:
      text.otherwise && facts.dueAt
        ? { text: fill(text.otherwise, { share }), until: facts.dueAt.toISOString() }
        : undefined,
  };
}

const TIMES_OVER = { next: 'The proposed times are over: propose other ones.', act: 'propose' } as const;

interface Event {
  verb: string;
  actor: Actor;
  from: BookingStatus | null;
}

/** During a rolling update a newer version may write verbs unknown here. */
export function eventSentence({ verb, actor, from }: Event, reader: Reader, facts: EventFacts): string {
  const event = EVENTS[verb as EventVerb];
  if (!event) return 'Something happened in this deal.';
  const { own, other } = event;
  const template = (reader === actor && reader !== 'admin' && own) || event[reader] || other;
  const absent = from === 'buyer-missed' ? 'buyer' : 'seller';
  return fill(template, {
    ...facts,
    payout: facts.payout ?? 'Your money',
    absent: absent === reader ? 'you' : facts[absent],
  });
}
