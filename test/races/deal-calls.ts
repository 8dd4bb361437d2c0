import type { Actor, DealVerb } from '#contract/deal-machine.ts';
import * as deals from '#contract/deals.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { dollars } from '#contract/money.ts';
import type { DealRow } from './deal-row.ts';

/** A call with an invalid body must have no effect. */
interface Words {
  deal: DealRow;
  side: Actor | undefined;
  good: boolean;
  pick: number;
}

interface Call {
  endpoint: Endpoint;
  body?: object;
}

const SLOT_HOURS = [2, 7, 30, 60] as const;
const ahead = ({ slots }: DealRow) => slots.filter((slot) => slot.getTime() > Date.now());
const slotsFor = ({ agreeBy }: DealRow, pick: number) => {
  const fitting = SLOT_HOURS.filter((hours) => Date.parse(soon(hours)) < agreeBy.getTime());
  return [soon(fitting[pick % fitting.length] ?? SLOT_HOURS[0])];
};
const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const whyNot = ({ good }: Words) => ({ reason: good ? 'It came to that.' : ' ' });
const decide =
  (decision: string, more: (words: Words) => object = () => ({})) =>
  (words: Words) => ({
    endpoint: deals.decideDispute,
    body: { decision, ...whyNot(words), ...more(words) },
  });

const CALLS = {
  propose: ({ deal, good, pick }) => ({
    endpoint: deals.proposeMeeting,
    body: { slots: good ? slotsFor(deal, pick) : [soon(-2)], place: 'At the fountain' },
  }),
  accept: ({ deal, good }) => ({
    endpoint: deals.acceptMeeting,
    body: { slot: (good ? ahead(deal)[0]?.toISOString() : undefined) ?? soon(99.5) },
  }),
  'hand-over': ({ deal, good }) => ({
    endpoint: deals.handOver,
    body: { code: good && deal.code ? deal.code : deal.code === '123456' ? '654321' : '123456' },
  }),
  'new-code': () => ({ endpoint: deals.renewCode, body: {} }),
  confirm: () => ({ endpoint: deals.confirmDeal, body: {} }),
  decline: (words) => ({ endpoint: deals.declineDeal, body: { ...whyNot(words), relist: words.pick % 2 === 0 } }),
  cancel: (words) => ({
    endpoint: deals.cancelDeal,
    body: { ...whyNot(words), relist: words.side === 'seller' && words.pick % 2 === 0, late: words.deal.late },
  }),
  miss: (words) => ({ endpoint: deals.missOther, body: whyNot(words) }),
  withdraw: () => ({ endpoint: deals.withdrawMiss, body: {} }),
  dispute: ({ good }) => ({ endpoint: deals.disputeDeal, body: { words: good ? 'It is not as described.' : '' } }),
  state: ({ good }) => ({ endpoint: deals.addStatement, body: { words: good ? 'See for yourself.' : '' } }),
  relist: () => ({ endpoint: deals.relistProduct, body: {} }),
  release: decide('release'),
  refund: decide('refund'),
  'refund-part': decide('refund-part', ({ deal, good, pick }) => ({
    refund: dollars(good ? Math.max(1, Math.floor((deal.heldCents * (pick % 90)) / 100)) : deal.heldCents + 1),
  })),
} satisfies Record<string, (words: Words) => Call>;

export type DealCall = keyof typeof CALLS;
export const DEAL_CALLS = Object.keys(CALLS) as [DealCall, ...DealCall[]];

export const callFor = (what: DealCall, words: Words): Call => CALLS[what](words);

/** Actions without a transition. */
const EXTRAS: DealCall[] = ['new-code', 'state', 'relist'];
export const isExtra = (what: DealCall) => EXTRAS.includes(what);

/** Transitions that share an endpoint. */
const SHARED: Partial<Record<DealVerb, DealCall>> = {
  'cancel-late': 'cancel',
  'miss-seller': 'miss',
  'miss-buyer': 'miss',
};
/** Undefined: no user can request the transition. */
export const callOfVerb = (verb: DealVerb) =>
  SHARED[verb] ?? (DEAL_CALLS.includes(verb as DealCall) ? (verb as DealCall) : undefined);

const WORDLESS: DealCall[] = ['confirm', 'withdraw'];

/** Whether a request body exists for the current state. */
export function sayable(what: DealCall, { deal, good }: Words): boolean {
  if (what === 'propose') return good && Date.parse(soon(SLOT_HOURS[0])) < deal.agreeBy.getTime();
  if (what === 'accept') return good && ahead(deal).length > 0;
  if (what === 'hand-over') return good && deal.code !== null;
  if (what === 'refund') return good && deal.heldCents > 0;
  if (what === 'refund-part') return good && deal.heldCents > 1;
  return good || WORDLESS.includes(what);
}

export const sideOf = (deal: DealRow, person: { id: string; role: string }): Actor | undefined =>
  person.id === deal.buyerId
    ? 'buyer'
    : person.id === deal.sellerId
      ? 'seller'
      : person.role === 'admin'
        ? 'admin'
        : undefined;
