import { setTimeout as pause } from 'node:timers/promises';
import { bookProduct } from '#contract/bookings.ts';
import { MOVES } from '#contract/deal-machine.ts';
import { removeProduct } from '#contract/products.ts';
import { callerOf } from '../people.ts';
import { aProductOf, meeting } from '../products.ts';
import { isGone, openAccount } from './accounts.ts';
import { ask } from './asking.ts';
import { decideAtBank, sendRefundsBack, takeBack } from './bank.ts';
import type { Person } from './cast.ts';
import { noteEnding } from './clashes.ts';
import { letPass } from './clock.ts';
import { callOfVerb, type DealCall } from './deal-calls.ts';
import { type DealRow, dealsOfBike } from './deal-row.ts';
import { goOn } from './going-on.ts';
import { tick } from './jobs.ts';
import { leave, remove, review } from './leaving.ts';
import { block, negotiate, reprice, setTerms } from './offering.ts';
import { payByCard } from './paying.ts';
import type { Act } from './plan-acts.ts';
import { handOnPost } from './posting.ts';
import { beginOutage } from './provider-faults.ts';
import type { Race } from './race.ts';
import { say } from './saying.ts';

/** Performs a step of the plan, as far as the current state allows. */
export async function performAct(race: Race, act: Act): Promise<unknown> {
  race.story.push(JSON.stringify(act));
  // Concurrent steps have no known order.
  if (!race.alone) race.blurred = true;
  race.town.tally.add(`act: ${act.act}`);
  noteEnding(race, act);
  if (act.after) await pause(act.after);
  switch (act.act) {
    case 'go':
      return goOn(race, act);
    case 'ask': {
      const deal = (await dealsOfBike(race, act.bike)).at(-1 - act.older);
      return deal && ask(race, deal, personAt(race, act.who), { ...act, what: whatOf(deal, act) });
    }
    case 'book':
      return book(race, personAt(race, act.who), act.bike);
    case 'offer':
      return negotiate(race, act);
    case 'reprice':
      return reprice(race, act);
    case 'terms':
      return setTerms(race, act);
    case 'block':
      return block(race, act);
    case 'pay': {
      const deal = (await dealsOfBike(race, act.bike)).at(-1);
      return deal && payByCard(race, deal, act);
    }
    case 'withdraw':
      return withdraw(race, personAt(race, act.who), act.bike);
    case 'account':
      return openAccount(race, race.owners[act.bike] as Person, act.outcome);
    case 'leave':
      return leave(race, personAt(race, act.who), act.meanwhile);
    case 'remove':
      return remove(race, personAt(race, act.who));
    case 'review':
      return review(race, act.decision);
    case 'bank':
      return moveBank(race, act);
    case 'outage':
      return beginOutage(race.town, act.outage);
    case 'post':
      return handOnPost(race, act.how);
    case 'pass':
      return letPass(race, act.hours);
    case 'tick':
      return tick(race, act.machines);
    case 'die':
      race.blurred = true;
      return race.town.machine().dieAfter(act.statements);
  }
}

/** Half of the steps are currently legal: then the actor matters. */
function whatOf({ status }: DealRow, { what, pick }: { what: DealCall; pick: number }): DealCall {
  const timely = MOVES.filter(({ from }) => from === status).flatMap(({ verb }) => callOfVerb(verb) ?? []);
  return (pick % 2 && timely[Math.floor(pick / 2) % timely.length]) || what;
}

const personAt = ({ people }: Race, who: number) => people[who] as Person;

const book = (race: Race, person: Person, bike: number) =>
  say(race, person, bookProduct, { body: { productId: race.bikes[bike], ...meeting } });

/** The seller replaces a removed product. */
async function withdraw(race: Race, person: Person, bike: number) {
  const id = race.bikes[bike] as string;
  const answer = await say(race, person, removeProduct, { params: { id } });
  const seller = race.owners[bike];
  if (answer?.status === 200 && seller && !(await isGone(race, seller)))
    race.bikes[bike] = await aProductOf(callerOf(race.town.market.url, seller));
}

async function moveBank(race: Race, { bike, does }: Extract<Act, { act: 'bank' }>) {
  const deals = await dealsOfBike(race, bike);
  if (does === 'refuses-refunds') return sendRefundsBack(race, race.bikes[bike] as string);
  for (const deal of deals) {
    if (does === 'takes-back') await takeBack(race, deal);
    else await decideAtBank(race, deal, does === 'decides-for-us' ? 'won' : 'lost');
  }
}
