import fc from 'fast-check';
import { duels } from './duels.ts';
import { LONGEST_START } from './head-start.ts';
import { type Act, acts, BIKES, nth, record } from './plan-acts.ts';

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 16, arbitrary: acts.go },
  { weight: 10, arbitrary: acts.ask },
  { weight: 3, arbitrary: acts.book },
  { weight: 4, arbitrary: acts.offer },
  { weight: 1, arbitrary: acts.reprice },
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
const payoutAct: fc.Arbitrary<Act> = fc.oneof(
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

/** Offers on free bikes, and what ends them. */
const offerAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 24, arbitrary: acts.offer },
  { weight: 2, arbitrary: acts.reprice },
  { weight: 1, arbitrary: acts.terms },
  { weight: 1, arbitrary: acts.block },
  { weight: 2, arbitrary: acts.book },
  { weight: 2, arbitrary: acts.go },
  { weight: 1, arbitrary: acts.withdraw },
  { weight: 1, arbitrary: acts.leave },
  { weight: 1, arbitrary: acts.remove },
  { weight: 2, arbitrary: acts.pass },
  { weight: 2, arbitrary: acts.tick },
  { weight: 1, arbitrary: acts.die },
);

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

const actsOf = (arbitrary: fc.Arbitrary<Act>) =>
  fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.tuple(arbitrary) },
      { weight: 1, arbitrary: fc.array(arbitrary, { minLength: 2, maxLength: 5, size: 'max' }) },
    ),
    { minLength: 1, maxLength: 20, size: 'max' },
  );

const ending = { lost: fc.boolean(), chance: fc.nat() };
const fresh = { headStart: fc.constant(0), sold: fc.constant(0) };
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
      acts: actsOf(payoutAct),
      ...ending,
    }),
  },
  { weight: 1, arbitrary: record<Plan>({ ...fresh, acts: actsOf(offerAct), ...ending }) },
  { weight: 2, arbitrary: record<Plan>({ ...fresh, acts: duels, ...ending }) },
);
