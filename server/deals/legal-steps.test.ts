import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Actor, type DealMove, MOVES, type Money } from '#contract/deal-machine.ts';
import { type Deal, readDeal } from '#contract/deals.ts';
import { cardHolder } from '../../test/cards.ts';
import { ask, type Cast, dealIn, makeReady, type Person, type TestDeal, takeInDeal } from '../../test/deal-in.ts';
import { openMarket } from '../../test/market.ts';
import { goodBike } from '../../test/products.ts';
import { type PersonsVerb, VERB_CALLS } from '../../test/verb-calls.ts';
import { balances } from '../money/ledger/ledger.ts';

const market = await openMarket();
const { sql } = market.market;
const [buyer, seller, admin] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
]);
const cast: Cast = { market, cards: cardHolder(market), buyer, seller, admin };
const price = goodBike.resalePrice;

const rows = (MOVES as readonly DealMove[]).flatMap((move) => move.who.map((as) => ({ move, as })));
const covered = new Set<DealMove>();
const isPerson = (as: Actor): as is Person => as === 'buyer' || as === 'seller' || as === 'admin';

for (const { move, as } of rows)
  test(`from ${move.from}, ${move.verb} by the ${as} leads to ${move.to}${move.if ? ` (${move.if})` : ''}`, async () => {
    const deal = await dealIn(move.from, cast, move.if === 'handed-over-before' ? 'handed-over' : undefined);
    if (isPerson(as)) {
      await makeReady(cast, deal, move.verb, as);
      assert.ok((await read(deal, as)).may.includes(move.verb), 'it is offered');
    }
    const before = await read(deal);
    if (isPerson(as)) await succeeds(deal, move.verb as PersonsVerb, as);
    else await takeInDeal(cast, deal, move.verb, as);
    const after = await read(deal);
    assert.equal(after.status, move.to);
    assert.equal(after.steps.length, before.steps.length + 1);
    const { _id, at, reason, sentence, ...step } = after.steps.at(-1) ?? assert.fail();
    const name = isPerson(as) ? { name: cast[as].name } : {};
    assert.deepEqual(step, { verb: move.verb, from: move.from, to: move.to, by: as, ...name });
    assert.match(sentence, /^\p{Lu}.*\.$/u);
    assert.deepEqual(moneyOf(after), comesTo(move, before));
    await expectLedger(deal, after);
    if (isPerson(as)) await expectOnce(deal, move.verb as PersonsVerb, as);
    covered.add(move);
  });

test('each way a deal can go was gone', (context) => {
  assert.deepEqual([...covered], MOVES);
  context.diagnostic(`${covered.size} of ${MOVES.length} moves, by ${rows.length} actors`);
});

async function succeeds(deal: TestDeal, verb: PersonsVerb, as: Person) {
  const { status, body } = await ask(cast, deal, verb, as);
  assert.equal(status, 200, body.detail);
  assert.deepEqual(body, await read(deal, as), 'the answer is the deal as it is then');
}

/** A repeated click is refused and changes nothing. */
async function expectOnce(deal: TestDeal, verb: PersonsVerb, as: Person) {
  const before = await read(deal, as);
  const { endpoint } = VERB_CALLS[verb];
  if (before.may.some((offered) => VERB_CALLS[offered as PersonsVerb]?.endpoint === endpoint)) return;
  const again = await ask(cast, deal, verb, as);
  assert.deepEqual([again.status, again.body.code], [409, 'deal-moved-on']);
  assert.deepEqual(await read(deal, as), before);
}

const none = { paid: price, held: 0, refunded: 0, toSeller: 0, fee: 0, takenBack: 0 };
const RESULT: Record<Money, ReturnType<typeof moneyOf>> = {
  hold: { ...none, held: price },
  refund: { ...none, refunded: price },
  share: { ...none, refunded: 1421.49, toSeller: 29.01 },
  'pay-out': { ...none, toSeller: price },
  split: { ...none, refunded: 200, toSeller: 1250.5 },
  'take-back': { ...none, takenBack: price },
  return: { ...none, held: price },
};

function comesTo({ money, from }: DealMove, before: Deal) {
  const isNothingLeft = before.status !== 'booked' && before.money.held === 0;
  if (!money || (isNothingLeft && money !== 'take-back' && money !== 'return')) return moneyOf(before);
  // The bank takes back what the seller already has, so it is no longer held.
  return { ...RESULT[money], ...(money === 'take-back' && from === 'completed' && { toSeller: price }) };
}

/** A step alone: a job books the provider's fees. */
function moneyOf({ money: { refund, payout, payoutWait, cardFees, left, ...amounts } }: Deal) {
  return amounts;
}

async function expectLedger({ productId, bookingId }: TestDeal, { money }: Deal) {
  const found = await balances(sql, { productId, id: bookingId });
  assert.equal(
    found.reduce((sum, { cents }) => sum + cents, 0),
    0,
  );
  const held = found.find(({ account }) => account === 'held')?.cents ?? 0;
  assert.equal(held, Math.round(money.held * 100));
}

async function read({ bookingId }: TestDeal, as: Person = 'admin'): Promise<Deal> {
  const { status, body } = await cast[as].call(readDeal, { params: { id: bookingId } });
  assert.equal(status, 200, body.detail);
  return body;
}
