import fc from 'fast-check';
import { OFFER_ACTS } from '#contract/offer-machine.ts';
import { DEAL_CALLS } from './deal-calls.ts';

/** Behaviour of the card, and of its holder during authentication. */
export const CARDS = ['good', 'refused', 'asks-and-pays', 'asks-and-fails', 'asks-and-waits'] as const;
/** Webhook faults. */
export const POSTS = ['as it should', 'lost', 'late', 'duplicated', 'reordered', 'forged', 'mixed'] as const;
/** Faults of the card provider's API. */
export const OUTAGES = ['down', 'hard of hearing', 'hard to hear', 'times out after success', 'over'] as const;
/** Hours: a moment, the payment's grace, a day, a long weekend, a week of downtime. */
export const LEAPS = [0.1, 0.3, 2, 25, 49, 80, 170] as const;

/** Plain prototypes, so that a plan can be copied out of a report. */
export const record = <T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record<T>(model, { noNullPrototype: true });
export const nth = (count: number) => fc.nat({ max: count - 1 });
export const PEOPLE = 5;
export const BIKES = 2;
const [who, bike, pick] = [nth(PEOPLE), nth(BIKES), fc.nat({ max: 999 })];

export const acts = {
  /** A transition that is legal now. */
  go: record({ act: fc.constant('go'), bike, pick }),
  /** Any call by anybody, valid or not. */
  ask: record({
    act: fc.constant('ask'),
    what: fc.constantFrom(...DEAL_CALLS),
    who,
    bike,
    older: fc.nat({ max: 1 }),
    good: fc.boolean(),
    pick,
  }),
  book: record({ act: fc.constant('book'), who, bike }),
  /** An offer, or an answer to one. */
  offer: record({
    act: fc.constant('offer'),
    what: fc.constantFrom(...OFFER_ACTS),
    who,
    bike,
    good: fc.boolean(),
    pick,
  }),
  /** In percent of the former price. */
  reprice: record({ act: fc.constant('reprice'), bike, percent: fc.constantFrom(70, 85, 95, 120) }),
  terms: record({ act: fc.constant('terms'), bike, takes: fc.boolean(), floor: fc.boolean() }),
  block: record({ act: fc.constant('block'), who, whom: nth(PEOPLE), lifts: fc.boolean() }),
  pay: record({ act: fc.constant('pay'), bike, card: fc.constantFrom(...CARDS), tell: fc.boolean() }),
  withdraw: record({ act: fc.constant('withdraw'), who, bike }),
  account: record({ act: fc.constant('account'), bike, outcome: fc.constantFrom('complete', 'later', 'another') }),
  leave: record({ act: fc.constant('leave'), who, meanwhile: fc.constantFrom('book', 'list', 'nothing') }),
  remove: record({ act: fc.constant('remove'), who }),
  review: record({ act: fc.constant('review'), decision: fc.constantFrom('release', 'refund') }),
  bank: record({
    act: fc.constant('bank'),
    bike,
    does: fc.constantFrom('takes-back', 'decides-for-us', 'decides-against-us', 'refuses-refunds'),
  }),
  outage: record({ act: fc.constant('outage'), outage: fc.constantFrom(...OUTAGES) }),
  post: record({ act: fc.constant('post'), how: fc.constantFrom(...POSTS) }),
  pass: record({ act: fc.constant('pass'), hours: fc.constantFrom(...LEAPS) }),
  tick: record({ act: fc.constant('tick'), machines: fc.integer({ min: 1, max: 3 }) }),
  die: record({ act: fc.constant('die'), statements: fc.nat({ max: 60 }) }),
} as const;

type Valued<A> = A extends fc.Arbitrary<infer T> ? T : never;
export type Act = Valued<(typeof acts)[keyof typeof acts]> & {
  /** Milliseconds after the beginning of what is concurrent. */
  after?: number;
};
