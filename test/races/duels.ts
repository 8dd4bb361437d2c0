import fc from 'fast-check';
import { type Act, BIKES, nth, record } from './plan-acts.ts';

/** An offer is accepted while something else happens that would end it. */
interface Duel {
  bike: number;
  /** Another buyer has an offer, too. */
  rival: boolean;
  /** The seller has answered with another one, which the buyer accepts. */
  countered: boolean;
  against: Against;
  /** Milliseconds from the accepting on. */
  after: number;
  pick: number;
  machines: number;
  dies: boolean;
}

const [BUYER, RIVAL] = [0, 1] as const;
const sellerOf = ({ bike }: Pick<Duel, 'bike'>) => 2 + bike;

type DealCall = Extract<Act, { act: 'offer' }>;
/** An even pick: exactly this call, to the offer at half of it. */
const ask = ({ bike }: Duel, what: DealCall['what'], who: number, pick: number): Act => ({
  act: 'offer',
  what,
  who,
  bike,
  good: true,
  pick: 2 * pick,
});

const acceptor = (duel: Duel) => (duel.countered ? BUYER : sellerOf(duel));
/** Offers are in the order of their making, and a counter-offer is the newest. */
const placeOf = ({ countered, rival }: Duel) => (countered && rival ? 1 : 0);
const placeOfRival = (duel: Duel) => 1 - placeOf(duel);

const AGAINST = {
  'Book Now of another': ({ bike }) => [{ act: 'book', who: RIVAL, bike }],
  'Book Now of the buyer': ({ bike }) => [{ act: 'book', who: BUYER, bike }],
  'another offer accepted': (duel) => [ask(duel, 'accept', sellerOf(duel), placeOfRival(duel))],
  'the same again': (duel) => [ask(duel, 'accept', acceptor(duel), placeOf(duel))],
  declining: (duel) => [ask(duel, 'decline', acceptor(duel), placeOf(duel))],
  countering: (duel) => [ask(duel, 'counter', acceptor(duel), placeOf(duel))],
  'taking it back': (duel) => [ask(duel, 'withdraw', duel.countered ? sellerOf(duel) : BUYER, placeOf(duel))],
  'a lower price': ({ bike, pick }) => [{ act: 'reprice', bike, percent: pick % 2 ? 70 : 85 }],
  'no offers': ({ bike }) => [{ act: 'terms', bike, takes: false, floor: false }],
  expiry: ({ machines }) => [
    { act: 'pass', hours: 25 },
    { act: 'tick', machines },
  ],
  removal: ({ bike }) => [{ act: 'withdraw', who: sellerOf({ bike }), bike }],
  'a block by the buyer': ({ bike }) => [{ act: 'block', who: BUYER, whom: sellerOf({ bike }), lifts: false }],
  'a block by the seller': ({ bike }) => [{ act: 'block', who: sellerOf({ bike }), whom: BUYER, lifts: false }],
  'the buyer leaving': () => [{ act: 'leave', who: BUYER, meanwhile: 'nothing' }],
  'the seller leaving': ({ bike }) => [{ act: 'leave', who: sellerOf({ bike }), meanwhile: 'nothing' }],
  'an admin removing the seller': ({ bike }) => [{ act: 'remove', who: sellerOf({ bike }) }],
} satisfies Record<string, (duel: Duel) => Act[]>;

type Against = keyof typeof AGAINST;

function stepsOf(duel: Duel): Act[][] {
  const { bike, rival, countered, against, after, pick, machines, dies } = duel;
  const accepting = ask(duel, 'accept', acceptor(duel), placeOf(duel));
  const others: Act[] = AGAINST[against](duel);
  return [
    [ask(duel, 'make', BUYER, pick)],
    ...(rival ? [[ask(duel, 'make', RIVAL, pick)]] : []),
    ...(countered ? [[ask(duel, 'counter', sellerOf({ bike }), 0)]] : []),
    [
      accepting,
      ...others.map((act) => ({ ...act, after })),
      ...(dies ? [{ act: 'die', statements: pick } as const] : []),
    ],
    // Frees the bike, takes offers again and lifts blocks, so that the next duel begins.
    [{ act: 'pass', hours: 25 }],
    [{ act: 'tick', machines }],
    [{ act: 'terms', bike, takes: true, floor: false }],
    [{ act: 'block', who: BUYER, whom: sellerOf({ bike }), lifts: true }],
    [{ act: 'block', who: sellerOf({ bike }), whom: BUYER, lifts: true }],
  ];
}

const duel = record<Duel>({
  bike: nth(BIKES),
  rival: fc.boolean(),
  countered: fc.boolean(),
  against: fc.constantFrom(...(Object.keys(AGAINST) as Against[])),
  after: nth(12),
  pick: nth(50),
  machines: fc.integer({ min: 1, max: 2 }),
  dies: fc.nat({ max: 9 }).map((one) => one === 9),
});

export const duels: fc.Arbitrary<Act[][]> = fc
  .array(duel, { minLength: 1, maxLength: 6, size: 'max' })
  .map((all) => all.flatMap(stepsOf));
