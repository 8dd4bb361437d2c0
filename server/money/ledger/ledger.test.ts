import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { alwaysInTime } from '../../../test/always.ts';
import { aPaidBookingOf } from '../../../test/bookings.ts';
import { cardHolder } from '../../../test/cards.ts';
import { openMarket } from '../../../test/market.ts';
import { aProductOf, goodBike } from '../../../test/products.ts';
import { ACCOUNTS, balances, post } from './ledger.ts';

const market = await openMarket();
const { sql } = market.market;
const [seller, buyer] = await Promise.all([market.person('seller'), market.person('buyer')]);
const cards = cardHolder(market);
const price = goodBike.resalePrice * 100;

async function aDeal() {
  const productId = await aProductOf(seller);
  return { productId, id: await aPaidBookingOf(buyer, productId, cards) };
}
const deal = await aDeal();

test('what is written once is never changed or removed', async () => {
  await market.market.auditor.note(sql, { actor: 'admin', action: 'look', subject: 'nothing' });
  for (const table of ['ledger', 'booking_steps', 'audit', 'audit_chain'])
    for (const statement of [`update ${table} set `, `delete from ${table}`, `truncate ${table}`]) {
      const [column] = await sql<{ name: string }[]>`
        select column_name as name from information_schema.columns where table_name = ${table} limit 1`;
      const whole = statement.startsWith('update') ? `${statement}${column?.name} = ${column?.name}` : statement;
      await assert.rejects(
        sql.unsafe(whole),
        new RegExp(`${table} is written once: its rows are never changed`),
        whole,
      );
    }
});

test('an entry always balances: what is in one account came out of another', async () => {
  const row = { product_id: deal.productId, booking_id: deal.id, reason: 'test', currency: 'usd', amount_cents: 100 };
  const insert = (changes: object) =>
    sql`insert into ledger ${sql({ id: crypto.randomUUID(), ...row, from_account: 'held', to_account: 'fees', ...changes })}`;
  const refused: object[] = [
    { to_account: 'held' },
    { to_account: null },
    { from_account: null },
    { to_account: 'my-own' },
    { amount_cents: 0 },
    { amount_cents: -100 },
    { amount_cents: null },
    { currency: 'dollars' },
    { currency: null },
    { booking_id: crypto.randomUUID() },
  ];
  const before = await balances(sql);
  for (const changes of refused) await assert.rejects(insert(changes), /violates/, JSON.stringify(changes));
  assert.deepEqual(await balances(sql), before);
});

test('what the provider did is written down once', async () => {
  const entry = { from: 'buyer', to: 'held', cents: 100, reason: 'pay', reference: 'pi_once' } as const;
  await post(sql, deal, entry);
  await assert.rejects(post(sql, deal, entry), /duplicate key/);
});

test('whatever is posted, the accounts of all and of each deal add up to nothing', async () => {
  const entry = fc.record({
    accounts: fc.shuffledSubarray([...ACCOUNTS], { minLength: 2, maxLength: 2 }),
    cents: fc.integer({ min: 0, max: 2 ** 40 }),
  });
  await alwaysInTime(
    fc.asyncProperty(fc.array(entry, { maxLength: 8 }), async (entries) => {
      const before = new Map((await balances(sql, deal)).map(({ account, cents }) => [account, cents]));
      for (const { accounts, cents } of entries) {
        const [from = 'held', to = 'fees'] = accounts;
        await post(sql, deal, { from, to, cents, reason: 'test' });
        before.set(from, (before.get(from) ?? 0) - cents);
        before.set(to, (before.get(to) ?? 0) + cents);
      }
      const after = await balances(sql, deal);
      for (const { account, cents } of after) assert.equal(cents, before.get(account), account);
      for (const all of [after, await balances(sql)])
        assert.equal(
          all.reduce((sum, { cents }) => sum + cents, 0),
          0,
        );
    }),
    40,
  );
});

test('a paid deal holds its price', async () => {
  assert.deepEqual(
    [...(await balances(sql, await aDeal()))],
    [
      { currency: 'usd', account: 'buyer', cents: -price },
      { currency: 'usd', account: 'held', cents: price },
    ],
  );
});

test('more cannot go out of a deal than came in', async () => {
  const { productId, id } = await aDeal();
  const set = (columns: object) =>
    sql`update bookings set ${sql(columns)} where product_id = ${productId} and id = ${id}`;
  const refused: object[] = [
    { refund_cents: price + 1 },
    { payout_cents: price + 1 },
    { refund_cents: price, payout_cents: 1 },
    { refund_cents: price - 5, payout_cents: 3, fee_cents: 3 },
    { payout_cents: price, fee_cents: 1 },
    { refund_cents: -1 },
    { payout_cents: -1 },
    { fee_cents: -1 },
    { captured_cents: -1 },
    { taken_back_cents: 1, refund_cents: price },
  ];
  for (const columns of refused) await assert.rejects(set(columns), /violates check/, JSON.stringify(columns));
  await set({ refund_cents: price - 5, payout_cents: 3, fee_cents: 2 });
});
