interface DemoOfferStep {
  by: 'buyer' | 'seller' | 'clock' | 'market';
  /** `book`: the buyer of the demo deal books the bike at its price. */
  act: 'make' | 'counter' | 'accept' | 'decline' | 'withdraw' | 'expire' | 'book';
  /** In dollars. */
  amount?: number;
  /** Bookings are made as the demo begins, since their buyers have a day to pay. */
  hoursAgo: number;
}

interface DemoHaggling {
  productName: string;
  buyerEmail: string;
  steps: DemoOfferStep[];
}

const haggling = (productName: string, buyerEmail: string, ...steps: DemoOfferStep[]): DemoHaggling => ({
  productName,
  buyerEmail,
  steps,
});
const by =
  (side: DemoOfferStep['by']) =>
  (act: DemoOfferStep['act'], hoursAgo: number, amount?: number): DemoOfferStep => ({
    by: side,
    act,
    hoursAgo,
    amount,
  });
const [buyer, seller, clock, market] = [by('buyer'), by('seller'), by('clock'), by('market')];

const NADIA = 'buyer@example.com';
const ANJALI = 'anjali.mehta@example.org';

export const demoOffers: DemoHaggling[] = [
  haggling('Hero Xoom 160', NADIA, buyer('make', 10, 1380), seller('counter', 8, 1480), buyer('accept', 0)),
  haggling('Hero Xoom 160', ANJALI, buyer('make', 12, 1350)),
  haggling('Yamaha FZ-S V3', 'farhan.kabir@example.com', buyer('make', 4, 1050)),
  haggling('Bajaj Discover 125', 'vikram.iyer@example.com', buyer('make', 7, 470), seller('counter', 3, 500)),
  haggling('Hero Hunk 150R', 'sujata.thapa@example.com', buyer('make', 50, 900), seller('decline', 47)),
  haggling('Hero Hunk 150R', 'ruwan.jayasinghe@example.org', buyer('make', 40, 950), clock('expire', 16)),
  haggling('Bajaj Pulsar NS200', ANJALI, buyer('make', 9, 1200), buyer('withdraw', 8)),
  haggling(
    'Yamaha MT-15 V2',
    NADIA,
    ...[buyer('make', 25, 1600), seller('decline', 24), buyer('make', 9, 1680), seller('counter', 2, 1740)],
  ),
  haggling('Hero Xtreme 200S', NADIA, buyer('make', 20, 800), market('book', 0)),
  haggling('Yamaha YZF-R15 V3', NADIA, buyer('make', 60, 980), clock('expire', 36)),
  haggling('Yamaha Fazer 25', NADIA, buyer('make', 70, 700), seller('decline', 66)),
  haggling('Bajaj Avenger Cruise 220', NADIA, buyer('make', 20, 850), buyer('withdraw', 18)),
];

const steps = demoOffers.flatMap(({ steps, ...pair }) => steps.map((step) => ({ ...pair, ...step })));

/** Oldest first. */
export const demoOfferSteps = steps.toSorted((one, other) => other.hoursAgo - one.hoursAgo);
export type DemoOfferAct = (typeof demoOfferSteps)[number];

/** Their bookings are among the steps. */
export const haggledOver = new Set(
  steps.filter(({ act }) => act === 'accept' || act === 'book').map(({ productName }) => productName),
);
