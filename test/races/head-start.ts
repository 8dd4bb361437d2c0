import { bookProduct } from '#contract/bookings.ts';
import { meeting } from '../products.ts';
import { openAccount } from './accounts.ts';
import { ask } from './asking.ts';
import type { Person } from './cast.ts';
import { letPass } from './clock.ts';
import { type DealCall, sideOf } from './deal-calls.ts';
import { type DealRow, dealsOfBike } from './deal-row.ts';
import { payByCard } from './paying.ts';
import type { Plan } from './plan.ts';
import type { Race } from './race.ts';
import { say } from './saying.ts';

const SLOT = 3;

/** The usual path of a deal, so that enough deals get far. */
const WAY: ((race: Race, deal: DealRow) => Promise<unknown>)[] = [
  (race, deal) => payByCard(race, deal, { card: 'good', tell: true }),
  (race, deal) => askAs(race, deal, 'buyer', 'propose'),
  (race, deal) => askAs(race, deal, 'seller', 'accept'),
  (race) => letPass(race, 61),
  (race, deal) => askAs(race, deal, 'seller', 'hand-over'),
];
export const LONGEST_START = WAY.length + 1;
const TO_THE_END: typeof WAY = [...WAY, (race, deal) => askAs(race, deal, 'buyer', 'confirm')];

/** Advances one deal, or sells several bikes with pending payouts, before the race begins. */
export async function giveHeadStart(race: Race, { headStart, sold }: Pick<Plan, 'headStart' | 'sold'>) {
  if (sold > 0) await openAccount(race, race.owners[0] as Person, 'complete');
  for (let bike = 0; bike < sold; bike++) await deal(race, bike, TO_THE_END);
  if (sold === 0 && headStart > 0) await deal(race, 0, WAY.slice(0, headStart - 1));
}

async function deal(race: Race, bike: number, way: typeof WAY) {
  const [buyer] = race.people;
  await say(race, buyer as Person, bookProduct, { body: { productId: race.bikes[bike], ...meeting } });
  for (const step of way) {
    const [row] = await dealsOfBike(race, bike);
    if (row) await step(race, row);
  }
}

async function askAs(race: Race, deal: DealRow, side: string, what: DealCall) {
  const person = race.people.find((person) => sideOf(deal, person) === side);
  if (person) await ask(race, deal, person, { what, good: true, pick: SLOT });
}
