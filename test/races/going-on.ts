import { bookProduct } from '#contract/bookings.ts';
import { type Actor, type DealMove, type DealVerb, ENDED_STATUSES, MOVES } from '#contract/deal-machine.ts';
import { meeting } from '../products.ts';
import { ask } from './asking.ts';
import type { Person } from './cast.ts';
import { letPass, letTimeRunOut } from './clock.ts';
import { callOfVerb, sideOf } from './deal-calls.ts';
import { type DealRow, dealsOfBike } from './deal-row.ts';
import { tick } from './jobs.ts';
import { payByCard } from './paying.ts';
import { goOnByProvider } from './provider-moves.ts';
import type { Race } from './race.ts';
import { say } from './saying.ts';

/** Weighted up, as otherwise few deals get far. */
const FURTHER: DealVerb[] = ['pay', 'propose', 'accept', 'hand-over', 'miss-seller', 'miss-buyer', 'win-charge'];

interface Step {
  bike: number;
  pick: number;
}

/** Takes a random legal transition; without one, books anew. */
export async function goOn(race: Race, { bike, pick }: Step) {
  const deal = (await dealsOfBike(race, bike)).at(-1);
  if (!deal || ENDED_STATUSES.includes(deal.status)) return begin(race, { bike, pick });
  const ways = (MOVES as readonly DealMove[]).filter(({ from }) => from === deal.status);
  const further = ways.filter(({ verb }) => FURTHER.includes(verb));
  const chosen = pick % 2 && further.length ? further : ways;
  const turn = Math.floor(pick / 2);
  const move = chosen[turn % chosen.length] as DealMove;
  const actors = [...move.who];
  const actor = actors[Math.floor(turn / chosen.length) % actors.length] as Actor;
  if (actor === 'provider') return goOnByProvider(race, deal, { verb: move.verb, pick });
  if (actor === 'clock') return goOnByClock(race, deal, move);
  return goOnByPerson(race, deal, { move, actor, bike, pick });
}

function begin(race: Race, { bike, pick }: Step) {
  const people = race.people.filter(({ role }) => role !== 'admin');
  const person = people[pick % people.length] as Person;
  return say(race, person, bookProduct, { body: { productId: race.bikes[bike], ...meeting } });
}

async function goOnByClock(race: Race, deal: DealRow, { verb }: DealMove) {
  if (verb === 'extend') await payByCard(race, deal, { card: 'asks-and-waits', tell: false });
  await letTimeRunOut(race, deal);
  return tick(race, 2);
}

async function goOnByPerson(
  race: Race,
  deal: DealRow,
  { move, actor, bike, pick }: Step & { move: DealMove; actor: Actor },
) {
  const what = callOfVerb(move.verb);
  const person = race.people.find((person) => sideOf(deal, person) === actor);
  if (!what || !person) return;
  await letBecomeTrue(race, deal, move);
  const [now] = (await dealsOfBike(race, bike)).slice(-1);
  return now && ask(race, now, person, { what, good: true, pick });
}

/** Some conditions need the meeting to be near. */
async function letBecomeTrue(race: Race, { meetingAt }: DealRow, { if: condition }: DealMove) {
  const hours = meetingAt ? (meetingAt.getTime() - Date.now()) / 3_600_000 : 0;
  if (condition === 'late' && hours > 24) await letPass(race, hours - 23);
  if (condition === 'after-the-meeting' && hours > 0) await letPass(race, hours + 0.1);
}
