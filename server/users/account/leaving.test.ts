import assert from 'node:assert/strict';
import { test } from 'node:test';
import { removeAccount } from '#contract/account.ts';
import { bookProduct } from '#contract/bookings.ts';
import { addFavourite } from '#contract/favourites.ts';
import { addProduct } from '#contract/products.ts';
import { reportProduct } from '#contract/reports.ts';
import { openMarket } from '../../../test/market.ts';
import { type Caller, callerOf } from '../../../test/people.ts';
import { aProductOf, goodBike, meeting } from '../../../test/products.ts';

const TIMES = 50;
const market = await openMarket();
const { sql } = market.market;
const seller = await market.person('seller');
const bikes = await Promise.all([1, 2, 3].map(() => aProductOf(seller)));

/** A write during the removal is done or refused, and leaves nothing behind. */
async function whileLeaving(what: string, doIt: (person: Caller) => Promise<{ status: number; body: object }>[]) {
  for (let time = 0; time < TIMES; time++) {
    const person = await market.person('seller');
    const leaving = (await loggedIn(person)).call(removeAccount);
    const [left, ...done] = await Promise.all([leaving, ...doIt(person)]);
    assert.deepEqual([left.status, left.body], [200, { deletedCount: 1 }]);
    for (const { status, body } of done)
      assert.ok(status === 200 || status === 401, `${what}: ${status} ${JSON.stringify(body)}`);
  }
}

test('who books while they leave leaves no living booking behind', async () => {
  await whileLeaving('book', (person) =>
    bikes.map((productId) => person.call(bookProduct, { body: { productId, ...meeting } })),
  );
  const left = await sql`
    select from bookings b join users u on u.id = b.buyer_id where b.status = 'booked' and u.removed_at is not null`;
  assert.equal(left.length, 0);
  assert.equal((await sql`select from products where id = any (${bikes}) and status = 'available'`).length, 3);
});

test('who lists while they leave leaves no bike behind', async () => {
  await whileLeaving('list', (person) => [1, 2, 3].map(() => person.call(addProduct, { body: goodBike })));
  const left = await sql`
    select p.id from products p join users u on u.id = p.seller_id where p.status <> 'removed' and u.removed_at is not null`;
  assert.equal(left.length, 0);
});

test('who saves and reports bikes while they leave leaves no favourite behind', async () => {
  await whileLeaving('save', (person) => bikes.map((id) => person.call(addFavourite, { params: { id } })));
  await whileLeaving('report', (person) => bikes.map((id) => person.call(reportProduct, { params: { id } })));
  const left = await sql`
    select from favourites f join users u on u.id = f.person_id where u.removed_at is not null`;
  assert.equal(left.length, 0);
});

async function loggedIn({ subject, email }: Caller): Promise<Caller> {
  const now = Math.floor(Date.now() / 1000);
  const idToken = await market.issuer.sign({ sub: subject, email, email_verified: true, auth_time: now });
  return callerOf(market.url, { subject, email, idToken });
}
