import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookProduct } from '#contract/bookings.ts';
import { listOwnListingReviews } from '#contract/listing-reviews.ts';
import { listNotices } from '#contract/notifications.ts';
import { editProduct, readProduct, removeProduct } from '#contract/products.ts';
import { searchProducts } from '#contract/search.ts';
import { drawing } from '../../test/fingerprints.ts';
import { A_QUEUED_TEXT, A_WITHHELD_TEXT, aCheckedProductOf, queueOf, reviewOf } from '../../test/listing-reviews.ts';
import { untilWaitingForLock } from '../../test/lock-waits.ts';
import { openMarket } from '../../test/market.ts';
import { offer } from '../../test/offers.ts';
import { send } from '../../test/photos.ts';
import { aProductOf, goodBike, meeting } from '../../test/products.ts';
import { checkDueListings, checkListings } from './moderation.ts';

const market = await openMarket();
const { sql } = market.market;
const [buyer, seller, stranger, admin] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('seller'),
  market.person('admin'),
]);

const statusFor = async (person: typeof buyer, id: string) =>
  (await person.call(readProduct, { params: { id } })).status;
const isFound = async (id: string) =>
  (await buyer.call(searchProducts, { query: { limit: 100 } as never })).body.products.some(({ _id }) => _id === id);
const edit = async (id: string, changes: object) => {
  const { revision } = (await seller.call(readProduct, { params: { id } })).body;
  const edited = await seller.call(editProduct, { params: { id }, body: { ...goodBike, ...changes, revision } });
  await checkListings(sql, [id]);
  return edited;
};
const book = (productId: string) => buyer.call(bookProduct, { body: { productId, ...meeting } });
const ownReviews = async () => (await seller.call(listOwnListingReviews)).body;

test('an honest bike is clear; a suspicious one is queued and stays on the market', async () => {
  const clear = await aCheckedProductOf(market, seller);
  const queued = await aCheckedProductOf(market, seller, { disc: A_QUEUED_TEXT });
  assert.deepEqual(
    (await queueOf(admin)).map(({ _id, state }) => [_id, state]),
    [[queued, 'queued']],
  );
  assert.equal((await reviewOf(admin, clear)).state, 'clear');
  assert.equal(await isFound(queued), true);
  assert.deepEqual(await ownReviews(), [], 'its seller is not told');
});

test('a withheld bike is nobody’s to find or to buy, but its seller’s and admins’ to see', async () => {
  const id = await aProductOf(seller);
  await offer(buyer, id);
  await edit(id, { disc: A_WITHHELD_TEXT });
  const [one] = await sql`select status from products where id = ${id}`;
  assert.equal(one?.status, 'withheld');
  assert.deepEqual(
    await Promise.all([buyer, stranger, market.nobody].map((person) => statusFor(person, id))),
    [410, 410, 410],
  );
  assert.deepEqual(await Promise.all([seller, admin].map((person) => statusFor(person, id))), [200, 200]);
  assert.equal(await isFound(id), false);
  assert.equal((await book(id)).status, 410);
  assert.equal((await sql`select from offers where product_id = ${id} and status = 'open'`).length, 0);
  const { isWithheld, isAvailable, may } = (await seller.call(readProduct, { params: { id } })).body;
  assert.deepEqual([isWithheld, isAvailable, may.edit, may.remove, may.advertise], [true, false, true, true, false]);
  const [notice] = (await seller.call(listNotices, { query: {} as never })).body;
  assert.match(notice?.text ?? '', /off the market until we have looked at it/);
  const [own] = await ownReviews();
  assert.deepEqual([own?._id, own?.state, own?.found, own?.mayAppeal], [id, 'withheld', ['pays-elsewhere'], false]);
});

test('what its seller mends goes back to the market, what they do not stays withheld', async () => {
  const id = await aCheckedProductOf(market, seller, { disc: A_WITHHELD_TEXT });
  assert.equal((await edit(id, { disc: A_QUEUED_TEXT })).status, 200);
  assert.equal((await reviewOf(admin, id)).state, 'withheld');
  assert.equal(await isFound(id), false);
  await edit(id, { disc: 'Well kept, one owner.' });
  assert.equal((await reviewOf(admin, id)).state, 'clear');
  assert.equal(await isFound(id), true);
  assert.equal(await statusFor(buyer, id), 200);
});

test('a withheld bike counts as listed, and its seller may delete it', async () => {
  const id = await aCheckedProductOf(market, seller, { disc: A_WITHHELD_TEXT });
  assert.equal((await seller.call(removeProduct, { params: { id } })).body.deletedCount, 1);
  assert.ok(!(await queueOf(admin)).some(({ _id }) => _id === id));
});

test('a booked bike is queued and stays with its buyer', async () => {
  const id = await aProductOf(seller, { disc: A_WITHHELD_TEXT });
  assert.equal((await book(id)).status, 200);
  await checkListings(sql, [id]);
  assert.equal((await reviewOf(admin, id)).state, 'queued');
  assert.equal(await statusFor(buyer, id), 200);
});

test('the job checks what is due: sellers take turns, and nothing is checked twice', async () => {
  // The first run finds the many bikes of one account, and the second their earlier ones.
  for (let run = 0; run < 2; run++) await checkDueListings(sql, new AbortController().signal);
  const [one, other] = await Promise.all([market.person('seller'), market.person('seller')]);
  const ids = [...(await Promise.all([1, 2, 3].map(() => aProductOf(one)))), await aProductOf(other)];
  const isDue = () => sql<{ id: string }[]>`select product_id as id from listing_reviews where due_at is not null`;
  assert.equal((await isDue()).length, ids.length);
  await Promise.all([1, 2].map(() => checkDueListings(sql, new AbortController().signal)));
  assert.equal((await isDue()).length, 0);
  const versions = await sql<{ version: number }[]>`
    select version from listing_reviews where product_id = any(${ids}::uuid[])`;
  assert.deepEqual(new Set(versions.map(({ version }) => version)), new Set([1]));
});

test('a bike that changes while it is checked stays due, and nothing is decided about its former text', async () => {
  const id = await aProductOf(seller, { disc: A_WITHHELD_TEXT });
  let checking: Promise<void> | undefined;
  await sql.begin(async (db) => {
    await db`select from products where id = ${id} for update`;
    checking = checkListings(sql, [id]);
    await untilWaitingForLock(sql);
    await db`update products set revision = revision + 1, description = 'Well kept.' where id = ${id}`;
    await db`update listing_reviews set due_at = due_at + interval '1 minute' where product_id = ${id}`;
  });
  await checking;
  const [review] = await sql`select state, due_at from listing_reviews where product_id = ${id}`;
  assert.equal(review?.state, 'unchecked');
  assert.ok(review?.due_at);
});

test('a photo of a bike that somebody else listed before is found, one’s own is not', async () => {
  const content = new Uint8Array(await drawing(7).jpeg().toBuffer());
  const listWith = async (person: typeof seller) => {
    const { name } = (await send(market.url, person, content)).body;
    return aCheckedProductOf(market, person, { photos: [{ name }] });
  };
  const first = await listWith(stranger);
  const again = await listWith(stranger);
  const copy = await listWith(await market.person('seller'));
  const found = async (id: string) =>
    (await reviewOf(admin, id)).findings.find(({ code }) => code === 'photo-elsewhere');
  assert.deepEqual([await found(first), await found(again)], [undefined, undefined]);
  assert.deepEqual(
    [(await found(copy))?.points, [first, again].includes((await found(copy))?.otherId ?? '')],
    [45, true],
  );
});

test('a listing whose check fails waits, and others are checked', async () => {
  const person = await market.person('seller');
  const [broken, other] = [await aProductOf(person), await aProductOf(person)];
  await sql.unsafe(`
    create function break_check() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
    create trigger break_check before update on listing_reviews for each row
      when (new.product_id = '${broken}' and new.state = 'clear') execute function break_check()`);
  await assert.rejects(checkDueListings(sql, new AbortController().signal), /broken/);
  await checkDueListings(sql, new AbortController().signal);
  assert.deepEqual(
    [(await reviewOf(admin, broken)).state, (await reviewOf(admin, other)).state],
    ['unchecked', 'clear'],
  );
  await sql.unsafe('drop trigger break_check on listing_reviews');
  await sql`update listing_reviews set due_at = now() where product_id = ${broken}`;
  await checkDueListings(sql, new AbortController().signal);
  assert.equal((await reviewOf(admin, broken)).state, 'clear');
});
