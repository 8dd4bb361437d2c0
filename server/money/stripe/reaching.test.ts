import assert from 'node:assert/strict';
import { test } from 'node:test';
import { misbehave } from 'stripe-stand-in/misbehave';
import { cardHolder } from '../../../test/cards.ts';
import { openMarket } from '../../../test/market.ts';

const unruly = misbehave();
const market = await openMarket({ unruly });
const { sql, stripe } = market.market;
unruly.line.quick = true;

const wish = { bookingId: 'b', productId: 'p', amountCents: 5000, description: 'A bike', attempt: 1 };

test('whoever asks for the same while it is under way gets the same', async () => {
  const held = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const lock = sql.begin(async (db) => {
    await db`lock table cards.payment_intents in exclusive mode`;
    begun.resolve();
    await held.promise;
  });
  await begun.promise;
  const asked = Promise.all(Array.from({ length: 5 }, () => stripe.prepare(wish)));
  setTimeout(held.resolve, 400);
  const made = await asked;
  await lock;
  assert.equal(new Set(made.map(({ id }) => id)).size, 1);
  const { data } = await cardHolder(market).stripe.paymentIntents.list();
  assert.equal(data.length, 1);
});
