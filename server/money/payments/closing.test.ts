import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aPaidBookingOf } from '../../../test/bookings.ts';
import { cardHolder } from '../../../test/cards.ts';
import { openMarket } from '../../../test/market.ts';
import { aProductOf } from '../../../test/products.ts';
import { closeIntents } from './payments.ts';

const market = await openMarket();
const { sql } = market.market;
const cards = cardHolder(market);

test('what was paid and written down is asked about once more at most', async () => {
  const [buyer, seller] = await Promise.all([market.person('buyer'), market.person('seller')]);
  const bookingId = await aPaidBookingOf(buyer, await aProductOf(seller), cards);
  await sql`update payment_intents set closed_at = null where booking_id = ${bookingId}`;
  await closeIntents(market.market);
  const [intent] = await sql`select closed_at from payment_intents where booking_id = ${bookingId}`;
  assert.ok(intent?.closed_at);
  assert.equal((await sql`select from payments where booking_id = ${bookingId}`).length, 1);
});
