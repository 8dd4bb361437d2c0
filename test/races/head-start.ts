import { bookProduct } from '#contract/bookings.ts';
import { meeting } from '../products.ts';
import { ask } from './asking.ts';
import type { Person } from './cast.ts';
import { letPass } from './clock.ts';
import { type Asked, sideOf } from './deal-calls.ts';
import { type DealRow, dealsOfBike } from './deal-row.ts';
import { payByCard } from './paying.ts';
import type { Race } from './race.ts';
import { say } from './saying.ts';

const BIKE = 0;
const SLOT = 3;

/** The way that a deal should take, so that enough of them get far. */
const WAY: ((race: Race, deal: DealRow) => Promise<unknown>)[] = [
  (race, deal) => payByCard(race, deal, { card: 'good', tell: true }),
  (race, deal) => askAs(race, deal, 'buyer', 'propose'),
  (race, deal) => askAs(race, deal, 'seller', 'accept'),
  (race) => letPass(race, 61),
  (race, deal) => askAs(race, deal, 'seller', 'hand-over'),
];
export const LONGEST_START = WAY.length + 1;

/** One of the deals has gone so far when the race begins. */
export async function giveHeadStart(race: Race, steps: number) {
  if (steps === 0) return;
  const [buyer] = race.people;
  await say(race, buyer as Person, bookProduct, { body: { productId: race.bikes[BIKE], ...meeting } });
  for (const step of WAY.slice(0, steps - 1)) {
    const [deal] = await dealsOfBike(race, BIKE);
    if (deal) await step(race, deal);
  }
}

async function askAs(race: Race, deal: DealRow, side: string, what: Asked) {
  const person = race.people.find((person) => sideOf(deal, person) === side);
  if (person) await ask(race, deal, person, { what, good: true, pick: SLOT });
}
