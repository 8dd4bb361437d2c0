import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { readProducts, removeProduct, SOLD_SHOWN_DAYS } from '#contract/products.ts';
import { aPaidBookingOf } from '../../test/bookings.ts';
import { cardHolder } from '../../test/cards.ts';
import { openMarket } from '../../test/market.ts';
import { aProductOf } from '../../test/products.ts';

const market = await openMarket();
const { sql } = market.market;
const cards = cardHolder(market);
const [buyer, seller] = await Promise.all([market.person('buyer'), market.person('seller')]);

test('some bikes are read together in the order that was asked for, without what is gone', async () => {
  const [one, two, sold, past, removed] = await Promise.all(Array.from({ length: 5 }, () => aProductOf(seller)));
  for (const id of [sold, past]) await aPaidBookingOf(buyer, id ?? '', cards);
  await sql`update products set sold_at = now() - make_interval(days => ${SOLD_SHOWN_DAYS + 1}) where id = ${past ?? ''}`;
  await seller.call(removeProduct, { params: { id: removed } });
  const ids = [two, removed, sold, past, randomUUID(), one, two].join(',');
  for (const caller of [market.nobody, buyer]) {
    const { body } = await caller.call(readProducts, { query: { ids } });
    assert.deepEqual(
      body.map(({ _id, isAvailable }) => [_id, isAvailable]),
      [
        [two, true],
        [sold, false],
        [one, true],
      ],
    );
    assert.ok(body.every(({ sellerEmail }) => sellerEmail === undefined));
  }
});
