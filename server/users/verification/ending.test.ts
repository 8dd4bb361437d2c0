import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPerson } from '#contract/person-facts.ts';
import { readProduct } from '#contract/products.ts';
import { searchProducts } from '#contract/search.ts';
import { verifySeller } from '#contract/users.ts';
import { readVerification } from '#contract/verification.ts';
import { openMarket } from '../../../test/market.ts';
import type { Caller } from '../../../test/people.ts';
import { aProductOf } from '../../../test/products.ts';
import { endVerifications } from './verification.ts';

const market = await openMarket();
const { sql } = market.market;
const admin = await market.person('admin');
const run = () => endVerifications(market.market, new AbortController().signal);

const verify = (seller: Caller) => admin.call(verifySeller, { params: { email: seller.email } });
const isVerifiedFor = (seller: Caller, days: number) =>
  sql`update users set verified_at = now() - make_interval(days => ${days}) where email = ${seller.email}`;
const told = async (seller: Caller) =>
  (
    await sql<{ verb: string }[]>`
      select verb from notices where user_id = (select id from users where email = ${seller.email}) order by id`
  ).map(({ verb }) => verb);

test('a badge ends after a year, on every page, and its seller and the admins learn it', async () => {
  const seller = await market.person('seller');
  const id = await aProductOf(seller, { disc: 'endless' });
  await verify(seller);
  const isSeen = async () => {
    const { body } = await market.nobody.call(readProduct, { params: { id } });
    const found = await market.nobody.call(searchProducts, { query: { q: 'endless', verified: 'yes' } });
    return [body.isVarified, found.body.total.bikes > 0];
  };
  await isVerifiedFor(seller, 364);
  await run();
  assert.deepEqual(await isSeen(), [true, true]);
  await isVerifiedFor(seller, 365);
  await run();
  assert.deepEqual(await isSeen(), [false, false]);
  await run();
  assert.deepEqual((await told(seller)).filter((verb) => verb === 'verification-ended').length, 1);
  const { body } = await admin.call(readPerson, { params: { email: seller.email } });
  assert.deepEqual(
    body.verifications.map(({ isVarified, note }) => [isVarified, note]),
    [
      [false, 'A year has passed since it was checked.'],
      [true, undefined],
    ],
  );
  assert.deepEqual((await verify(seller)).body, { modifiedCount: 1 });
  await run();
  assert.deepEqual(await isSeen(), [true, true]);
});

test('a month before, the seller is reminded once, and an admin can renew it', async () => {
  const seller = await market.person('seller');
  await verify(seller);
  assert.deepEqual((await verify(seller)).body, { modifiedCount: 0 });
  await run();
  assert.deepEqual(await told(seller), []);
  await isVerifiedFor(seller, 336);
  await run();
  await run();
  assert.deepEqual(await told(seller), ['verification-ends']);
  assert.deepEqual((await verify(seller)).body, { modifiedCount: 1 });
  const { verifiedUntil } = (await seller.call(readVerification)).body;
  assert.ok(Date.parse(verifiedUntil ?? '') > Date.now() + 364 * 24 * 60 * 60 * 1000);
});

test('who was verified before badges ended keeps it as long as was promised', async () => {
  const seller = await market.person('seller');
  await verify(seller);
  await sql`
    update users set verified_at = now() - interval '3 years', verified_until = now() + interval '10 days'
    where email = ${seller.email}`;
  await run();
  assert.equal((await seller.call(readVerification)).body.isVarified, true);
  await sql`update users set verified_until = now() where email = ${seller.email}`;
  await run();
  assert.equal((await seller.call(readVerification)).body.isVarified, false);
});
