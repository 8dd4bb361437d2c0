import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  BOOKING_STATUSES,
  type BookingStatus,
  type DealVerb,
  DISPUTED_STATUSES,
  ENDED_STATUSES,
  isVerbOf,
  movesFrom,
  startsOf,
} from '#contract/deal-machine.ts';
import { readDeal } from '#contract/deals.ts';
import { Problem } from '#contract/errors.ts';
import { cardHolder } from '../../test/cards.ts';
import { contentsOf } from '../../test/contents.ts';
import { ask, type Cast, dealIn, type Person, type TestDeal } from '../../test/deal-in.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { type PersonsVerb, VERB_CALLS } from '../../test/verb-calls.ts';

const market = await openMarket();
const { sql } = market.market;
const [buyer, seller, admin, strangeBuyer, strangeSeller] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
  market.person('buyer'),
  market.person('seller'),
]);
const cast: Cast = { market, cards: cardHolder(market), buyer, seller, admin };
const people: Person[] = ['buyer', 'seller', 'admin'];
const verbs = Object.keys(VERB_CALLS) as PersonsVerb[];

/** Verbs that share an endpoint: the deal decides which one applies. */
const alike = (verb: PersonsVerb) =>
  verbs.filter((other) => VERB_CALLS[other].endpoint === VERB_CALLS[verb].endpoint && !isDecision(verb));
const isDecision = (verb: PersonsVerb) => VERB_CALLS[verb].endpoint.access === 'admin';

/** Deals that ended after the payment and left the bike with its seller. */
const RELISTABLE: BookingStatus[] = ['declined', 'cancelled', 'no-show', 'refunded', 'charged-back'];

const STILL_MOVING = BOOKING_STATUSES.filter((status) => !ENDED_STATUSES.includes(status));

/** Actions without a transition: who may do them, and in which status. */
const EXTRAS: Partial<Record<PersonsVerb, { who: Person[]; from: readonly BookingStatus[] }>> = {
  'renew-code': { who: ['buyer'], from: startsOf('hand-over') },
  state: { who: people, from: DISPUTED_STATUSES },
  'attach-inspection': { who: ['buyer', 'seller'], from: STILL_MOVING },
  relist: { who: ['seller'], from: RELISTABLE },
};

function isLegal(status: BookingStatus, verb: PersonsVerb, as: Person): boolean {
  const extra = EXTRAS[verb];
  if (extra) return extra.who.includes(as) && extra.from.includes(status);
  return movesFrom(status, as).some((move) => [verb, ...alike(verb)].includes(move.verb as PersonsVerb));
}

const isEverLegal = (verb: PersonsVerb, as: Person) =>
  EXTRAS[verb]?.who.includes(as) ?? [verb, ...alike(verb)].some((one) => isVerbOf(one as DealVerb, as));

for (const status of BOOKING_STATUSES)
  test(`what is not possible when a deal is ${status} is refused to everybody, and changes nothing`, async () => {
    const deal = await dealIn(status, cast);
    const before = await contentsOf(sql);
    for (const verb of verbs) {
      for (const as of people) {
        if (isLegal(status, verb, as)) continue;
        await refused(deal, verb, as, isEverLegal(verb, as) ? [409, 'deal-moved-on'] : [403, 'not-allowed']);
        assert.ok(!(await offered(deal, as)).includes(verb), `${verb} is offered to the ${as}`);
      }
      for (const stranger of [strangeBuyer, strangeSeller])
        await refused(deal, verb, stranger, isDecision(verb) ? [403, 'not-allowed'] : [404, 'not-found']);
      await refused(deal, verb, market.nobody, [401, 'sign-in-needed']);
    }
    assert.deepEqual(await contentsOf(sql), before);
  });

test('a deal of others is not there, for whoever is not concerned', async () => {
  const { bookingId } = await dealIn('paid', cast);
  for (const stranger of [strangeBuyer, strangeSeller])
    assert.equal((await stranger.call(readDeal, { params: { id: bookingId } })).status, 404);
});

async function refused(deal: TestDeal, verb: PersonsVerb, as: Person | Caller, [status, code]: [number, string]) {
  const reply = await ask(cast, deal, verb, as);
  const what = `${verb} by ${typeof as === 'string' ? as : 'a stranger'}: ${JSON.stringify(reply.body)}`;
  assert.deepEqual([reply.status, reply.body.code], [status, code], what);
  assert.match(Problem.parse(reply.body).detail, /^[A-Z].*\.$/, what);
}

async function offered({ bookingId }: TestDeal, as: Person): Promise<string[]> {
  return (await cast[as].call(readDeal, { params: { id: bookingId } })).body.may;
}
