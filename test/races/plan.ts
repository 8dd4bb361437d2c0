import fc from 'fast-check';
import { ASKED } from './deal-calls.ts';
import { LONGEST_START } from './head-start.ts';

/** Behaviour of the card, and of its holder during authentication. */
export const CARDS = ['good', 'refused', 'asks-and-pays', 'asks-and-fails', 'asks-and-waits'] as const;
/** Webhook faults. */
export const POSTS = ['as it should', 'lost', 'late', 'duplicated', 'reordered', 'forged', 'mixed'] as const;
/** Faults of the card provider's API. */
export const OUTAGES = ['down', 'hard of hearing', 'hard to hear', 'times out after success', 'over'] as const;
/** Hours: a moment, the payment's grace, a day, a long weekend, a week of downtime. */
export const LEAPS = [0.1, 0.3, 2, 25, 49, 80, 170] as const;

/** Plain prototypes, so that a plan can be copied out of a report. */
const record = <T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) => fc.record<T>(model, { noNullPrototype: true });
const nth = (count: number) => fc.nat({ max: count - 1 });
export const PEOPLE = 5;
export const BIKES = 2;
const [who, bike, pick] = [nth(PEOPLE), nth(BIKES), fc.nat({ max: 999 })];

const acts = {
  /** A transition that is legal now. */
  go: record({ act: fc.constant('go'), bike, pick }),
  /** Any call by anybody, valid or not. */
  ask: record({
    act: fc.constant('ask'),
    what: fc.constantFrom(...ASKED),
    who,
    bike,
    older: fc.nat({ max: 1 }),
    good: fc.boolean(),
    pick,
  }),
  book: record({ act: fc.constant('book'), who, bike }),
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
const act = fc.oneof(
  { weight: 16, arbitrary: acts.go },
  { weight: 10, arbitrary: acts.ask },
  { weight: 3, arbitrary: acts.book },
  { weight: 3, arbitrary: acts.pay },
  { weight: 1, arbitrary: acts.withdraw },
  { weight: 2, arbitrary: acts.account },
  { weight: 4, arbitrary: acts.leave },
  { weight: 1, arbitrary: acts.remove },
  { weight: 1, arbitrary: acts.review },
  { weight: 1, arbitrary: acts.bank },
  { weight: 2, arbitrary: acts.outage },
  { weight: 3, arbitrary: acts.post },
  { weight: 2, arbitrary: acts.pass },
  { weight: 3, arbitrary: acts.tick },
  { weight: 1, arbitrary: acts.die },
);

/** Payouts of deals that are over. */
const payoutAct = fc.oneof(
  { weight: 3, arbitrary: acts.account },
  { weight: 1, arbitrary: acts.leave },
  { weight: 2, arbitrary: acts.remove },
  { weight: 2, arbitrary: acts.review },
  { weight: 1, arbitrary: acts.bank },
  { weight: 1, arbitrary: acts.outage },
  { weight: 1, arbitrary: acts.post },
  { weight: 4, arbitrary: acts.pass },
  { weight: 4, arbitrary: acts.tick },
  { weight: 1, arbitrary: acts.die },
);

type Valued<A> = A extends fc.Arbitrary<infer T> ? T : never;
export type Act = Valued<typeof act>;

export interface Plan {
  /** Steps of one deal before the race. */
  headStart: number;
  /** Sold bikes of one seller, for races about payouts; 0: about deals. */
  sold: number;
  /** Inner arrays are concurrent. */
  acts: Act[][];
  /** Undelivered webhooks never arrive. */
  lost: boolean;
  /** Seed of the card provider's chance. */
  chance: number;
}

const actsOf = (arbitrary: typeof act) =>
  fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.tuple(arbitrary) },
      { weight: 1, arbitrary: fc.array(arbitrary, { minLength: 2, maxLength: 5, size: 'max' }) },
    ),
    { minLength: 1, maxLength: 20, size: 'max' },
  );

const ending = { lost: fc.boolean(), chance: fc.nat() };
export const plans: fc.Arbitrary<Plan> = fc.oneof(
  {
    weight: 3,
    arbitrary: record<Plan>({ headStart: nth(LONGEST_START + 1), sold: fc.constant(0), acts: actsOf(act), ...ending }),
  },
  {
    weight: 1,
    arbitrary: record<Plan>({
      headStart: fc.constant(0),
      sold: fc.integer({ min: 1, max: BIKES }),
      acts: actsOf(payoutAct as typeof act),
      ...ending,
    }),
  },
);
