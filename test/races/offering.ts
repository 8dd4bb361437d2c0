import assert from 'node:assert/strict';
import { blockPerson, unblockPerson } from '#contract/blocks.ts';
import { changePrices } from '#contract/bulk.ts';
import { dollars } from '#contract/money.ts';
import { type OfferAct, offerActsOf, offerMove } from '#contract/offer-machine.ts';
import { changeOfferTerms } from '#contract/offers.ts';
import { isGone } from './accounts.ts';
import type { Person } from './cast.ts';
import { offerCall } from './offer-calls.ts';
import { latestOf, type OfferRow, prospectOf, rangeFor, sideOn } from './offer-row.ts';
import type { Act } from './plan-acts.ts';
import { printOf } from './print.ts';
import type { Race } from './race.ts';
import { say } from './saying.ts';

const REFUSED = [400, 401, 403, 404, 409, 410];

type Offering = Extract<Act, { act: 'offer' }>;

interface Choice {
  what: OfferAct;
  person: Person;
  /** Of whoever has one on the bike. */
  offer?: OfferRow | undefined;
}

/** Half of the steps are legal now, as otherwise few offers get far. */
function choose(race: Race, { bike, who, what, pick }: Offering, offers: OfferRow[]): Choice {
  const turn = Math.floor(pick / 2);
  const anybody = { what, person: race.people[who] as Person, offer: offers[turn % Math.max(offers.length, 1)] };
  if (pick % 2 === 0) return anybody;
  const open = offers.filter(({ isOpen }) => isOpen);
  const answered = open[turn % Math.max(open.length, 1)];
  if (!answered || turn % 5 === 0) {
    const buyers = race.people.filter(({ id, role }) => role !== 'admin' && id !== race.owners[bike]?.id);
    return { what: 'make', person: buyers[turn % buyers.length] as Person };
  }
  const ways = (['buyer', 'seller'] as const).flatMap((side) =>
    offerActsOf(side, answered.author).map((act) => ({
      act,
      id: side === 'buyer' ? answered.buyerId : answered.sellerId,
    })),
  );
  const way = ways[Math.floor(turn / 3) % ways.length];
  const person = race.people.find(({ id }) => id === way?.id);
  return way && person ? { what: way.act, person, offer: answered } : anybody;
}

/** Makes or answers an offer. Without concurrency, the expected result is known and checked. */
export async function negotiate(race: Race, act: Offering) {
  const productId = race.bikes[act.bike] as string;
  const { what, person, offer } = choose(race, act, await latestOf(race, productId));
  if (what !== 'make' && !offer) return;
  const prospect = await prospectOf(race, { productId, person, offer: what === 'make' ? undefined : offer });
  const amount = amountFor(race, act, prospect, what);
  const { endpoint, input } = offerCall(what, { productId, offer, amount: dollars(amount) });
  const before = race.alone ? await printOf(race) : undefined;
  const answer = await say(race, person, endpoint, input);
  const done = answer?.status === 200;
  race.moment.push({ what, bike: act.bike, done });
  if (!answer) return;
  race.town.tally.add(`offer: ${what} ${done ? 'done' : 'refused'}`);
  if (!done) assert.ok(REFUSED.includes(answer.status), `${what} was answered ${answer.status}`);
  if (before === undefined) return;
  if (!done) assert.equal(await printOf(race), before, `${what} was refused and changed something`);
  if (answer.status === 401) return assert.ok(await isGone(race, person), 'Somebody who has not left is not known');
  const expected = isPossible(race, { what, person, offer }, prospect, amount);
  assert.equal(done, expected, `${what} of ${amount} by ${person.name}: ${JSON.stringify({ offer, prospect })}`);
}

type Prospect = Awaited<ReturnType<typeof prospectOf>>;

function amountFor(race: Race, { good, pick }: Offering, prospect: Prospect, what: OfferAct): number {
  const range = rangeFor(race, prospect, what);
  if (!good || !range) return pick % 3 ? prospect.priceCents + (pick % 2) : 50;
  return range.from + Math.floor(((range.to - range.from) * (pick % 100)) / 100);
}

function isPossible(race: Race, { what, person, offer }: Choice, prospect: Prospect, amount: number): boolean {
  const makes = 'makes' in offerMove(what);
  const range = rangeFor(race, prospect, what);
  const fits =
    !makes ||
    (prospect.made < race.town.market.market.offers.aSide && !!range && amount >= range.from && amount <= range.to);
  if (what === 'make') return person.role !== 'admin' && prospect.mayMake && fits;
  const side = offer && sideOn(offer, person);
  // An open offer is always on a bike that can be booked.
  return !!offer?.isOpen && !!side && offerActsOf(side, offer.author).includes(what) && fits;
}

/** Around what is offered, so that offers are overtaken. */
export async function reprice(race: Race, { bike, percent }: Extract<Act, { act: 'reprice' }>) {
  const id = race.bikes[bike] as string;
  const [known] = await race.town.sql<{ cents: number }[]>`
    select resale_price_cents as cents from products where id = ${id}`;
  if (!known) return;
  const cents = Math.min(Math.max(20_000, Math.round((known.cents * percent) / 100)), 300_000);
  const resalePrice = dollars(cents);
  const change = { _id: id, formerPrice: dollars(known.cents), resalePrice, confirmedPrice: resalePrice };
  const answer = await say(race, race.owners[bike] as Person, changePrices, { body: { changes: [change] } });
  if (answer?.status === 200) race.town.tally.add('repriced');
}

export async function setTerms(race: Race, { bike, takes, floor }: Extract<Act, { act: 'terms' }>) {
  const id = race.bikes[bike] as string;
  const body = { takesOffers: takes, floor: floor ? 700 : null };
  await say(race, race.owners[bike] as Person, changeOfferTerms, { params: { id }, body });
}

export async function block(race: Race, { who, whom, lifts }: Extract<Act, { act: 'block' }>) {
  const [person, other] = [race.people[who] as Person, race.people[whom] as Person];
  await say(race, person, lifts ? unblockPerson : blockPerson, { params: { id: other.id } });
}
