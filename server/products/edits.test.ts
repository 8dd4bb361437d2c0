import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readBooking } from '#contract/bookings.ts';
import { listProductChanges } from '#contract/product-changes.ts';
import { editProduct, readProduct, removeProduct } from '#contract/products.ts';
import { removeUser } from '#contract/users.ts';
import { aBookingOf, aPaidBookingOf, letTimeRunOut } from '../../test/bookings.ts';
import { cardHolder } from '../../test/cards.ts';
import { contentsOf } from '../../test/contents.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { aPhotoOf } from '../../test/photos.ts';
import { aProductOf, describedBike, goodBike } from '../../test/products.ts';
import { moveDueDeals } from '../deals/deals.ts';

const market = await openMarket();
const { sql } = market.market;
const cards = cardHolder(market);
const [buyer, seller, another, admin] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('seller'),
  market.person('admin'),
]);

test('a seller changes an available bike; every difference is kept in words, and nothing else', async () => {
  const id = await aProductOf(seller, describedBike);
  const wish = {
    ...describedBike,
    productName: 'Pulsar 150, well kept',
    resalePrice: '1300',
    kilometres: 36100,
    colour: undefined,
    papers: ['Registration', 'Insured to March 2028'],
    placeId: 1336135,
    sellerLocation: 'Khulna',
    revision: 1,
  };
  const { status, body } = await edit(seller, id, wish);
  assert.deepEqual([status, body], [200, { modifiedCount: 1, revision: 2 }]);
  const bike = await read(buyer, id);
  assert.deepEqual(
    [bike.productName, bike.resalePrice, bike.kilometres, bike.colour, bike.papers[1], bike.place?.name, bike.revision],
    ['Pulsar 150, well kept', 1300, 36100, undefined, 'Insured to March 2028', 'Khulna', 2],
  );
  const [change, ...others] = (await changes(seller, id)).body;
  assert.deepEqual(
    change?.fields.toSorted((a, b) => a.field.localeCompare(b.field)),
    [
      { field: 'colour', before: 'Black and red', after: '' },
      { field: 'kilometres', before: '35,000 km', after: '36,100 km' },
      {
        field: 'papers',
        before: 'Registration\nInsured to March 2027',
        after: 'Registration\nInsured to March 2028',
      },
      { field: 'placeId', before: 'Dhaka, Dhaka, BD', after: 'Khulna, Khulna, BD' },
      { field: 'productName', before: 'Bajaj Pulsar 150 DTS-i', after: 'Pulsar 150, well kept' },
      { field: 'resalePrice', before: '$1,450.50', after: '$1,300' },
      { field: 'sellerLocation', before: 'Dhaka', after: 'Khulna' },
    ],
  );
  assert.ok(Math.abs(Date.parse(change?.changedAt ?? '') - Date.now()) < 60_000);
  assert.deepEqual(others, []);
  const [at] = await sql`select latitude, longitude, edited_at is not null as edited from products where id = ${id}`;
  assert.deepEqual({ ...at }, { latitude: bike.place?.latitude, longitude: bike.place?.longitude, edited: true });
});

test('the same content changes nothing, however often it is sent', async () => {
  const id = await aProductOf(seller, describedBike);
  const before = await contentsOf(sql);
  for (const same of [describedBike, { ...describedBike, kilometres: 35000, resalePrice: 1450.5 }])
    assert.deepEqual((await edit(seller, id, { ...same, revision: 1 })).body, { modifiedCount: 0, revision: 1 });
  assert.deepEqual(await contentsOf(sql), before);
  const wish = { ...describedBike, colour: 'Blue', revision: 1 };
  assert.deepEqual((await edit(seller, id, wish)).body, { modifiedCount: 1, revision: 2 });
  // A retry after a lost response is a no-op.
  assert.deepEqual((await edit(seller, id, wish)).body, { modifiedCount: 0, revision: 2 });
  assert.equal((await changes(seller, id)).body.length, 1);
});

test('an edit of what was changed meanwhile is refused and changes nothing', async () => {
  const id = await aProductOf(seller);
  await edit(seller, id, { ...goodBike, colour: 'Blue', revision: 1 });
  const before = await contentsOf(sql);
  for (const revision of [1, 3]) {
    const { status, body } = await edit(seller, id, { ...goodBike, colour: 'Green', revision });
    assert.deepEqual([status, body.code], [409, 'changed-meanwhile']);
  }
  assert.deepEqual(await contentsOf(sql), before);
});

test('only its seller changes a bike, and only one that is available', async () => {
  const [id, booked, removed] = [await aProductOf(seller), await aProductOf(seller), await aProductOf(seller)];
  const sold = await aProductOf(seller);
  await aPaidBookingOf(buyer, sold, cards);
  await seller.call(removeProduct, { params: { id: removed } });
  const bookingId = await aBookingOf(buyer, booked);
  const before = await contentsOf(sql);
  const refusal = async (caller: Caller, which: string) => {
    const { status, body } = await edit(caller, which, { ...goodBike, resalePrice: 1, revision: 1 });
    return [status, body.code];
  };
  assert.deepEqual(await refusal(another, id), [404, 'not-found']);
  assert.deepEqual(await refusal(another, removed), [404, 'not-found']);
  assert.deepEqual(await refusal(seller, '019a0000-0000-7000-8000-00000000ffff'), [404, 'not-found']);
  assert.deepEqual(await refusal(buyer, id), [403, 'not-allowed']);
  assert.deepEqual(await refusal(admin, id), [403, 'not-allowed']);
  assert.deepEqual(await refusal(seller, removed), [410, 'gone']);
  for (const which of [booked, sold]) assert.deepEqual(await refusal(seller, which), [409, 'not-available']);
  assert.deepEqual(await contentsOf(sql), before);
  assert.equal((await read(seller, booked)).may.edit, false);
  await letTimeRunOut(sql, bookingId);
  await moveDueDeals(market.market);
  assert.equal((await edit(seller, booked, { ...goodBike, resalePrice: 1, revision: 1 })).body.modifiedCount, 1);
  const old = (await buyer.call(readBooking, { params: { id: bookingId } })).body;
  assert.equal(old.resalePrice, goodBike.resalePrice);
});

test('a frame number stays, is changed or forgotten; the history never tells it', async () => {
  const bike = describedBike;
  const id = await aProductOf(seller, { ...bike, frameNumber: 'md2-a11cy 1234567' });
  const steps: [object, string | undefined, [string, string] | undefined][] = [
    [{ colour: 'Blue' }, '4567', undefined],
    [{ frameNumber: 'OTHER-12345' }, '2345', ['given', 'changed']],
    [{ frameNumber: null }, undefined, ['given', '']],
    [{ colour: 'Red' }, undefined, undefined],
    [{ frameNumber: 'OTHER-12345' }, '2345', ['', 'given']],
  ];
  for (const [at, [changed, kept, told]] of steps.entries()) {
    assert.equal((await edit(seller, id, { ...bike, ...changed, revision: at + 1 })).body.revision, at + 2);
    assert.equal((await read(seller, id)).frameEnding, kept);
    const [change] = (await changes(seller, id)).body;
    const found = change?.fields.find(({ field }) => field === 'frameNumber');
    assert.deepEqual(found && [found.before, found.after], told);
  }
  assert.doesNotMatch(JSON.stringify((await changes(admin, id)).body), /OTHER|MD2/i);
  const events = await sql`select facts::text as facts from events where product_id = ${id}`;
  assert.doesNotMatch(JSON.stringify(events), /OTHER|MD2/i);
});

test('photos are added, ordered, described and taken away; the history tells how', async () => {
  const [a, b, c] = await Promise.all([1, 2, 3].map(() => photo(seller)));
  const id = await aProductOf(seller);
  const steps: [photos: object[], before: string, after: string, img: string][] = [
    [[{ name: a }, { name: b }], 'no photos', '2 photos, 2 added', `/photos/${a}-800.webp`],
    [[{ name: b }, { name: a }], '2 photos', '2 photos, another cover, in another order', `/photos/${b}-800.webp`],
    [[{ name: b, alt: 'Left' }, { name: a }], '2 photos', '2 photos, described anew', `/photos/${b}-800.webp`],
    [
      [{ name: c }, { name: b, alt: 'Left' }],
      '2 photos',
      '2 photos, 1 added, 1 removed, another cover',
      `/photos/${c}-800.webp`,
    ],
    [[], '2 photos', 'no photos, 2 removed', goodBike.img],
  ];
  const { img, ...bike } = goodBike;
  for (const [at, [photos, before, after, shown]] of steps.entries()) {
    const wish = { ...bike, photos, revision: at + 1, ...(!photos.length && { img }) };
    assert.deepEqual((await edit(seller, id, wish)).body, { modifiedCount: 1, revision: at + 2 });
    const found = await read(seller, id);
    assert.deepEqual([found.img, found.photos.length], [shown, photos.length]);
    const difference = (await changes(seller, id)).body[0]?.fields.find(({ field }) => field === 'photos');
    assert.deepEqual([difference?.before, difference?.after], [before, after]);
    assert.deepEqual((await edit(seller, id, wish)).body.modifiedCount, 0);
  }
});

test('photos of others and the last picture of all are refused, and the bike stays as it is', async () => {
  const [own, theirs] = await Promise.all([photo(seller), photo(another)]);
  const { img: _, ...bike } = goodBike;
  const id = await aProductOf(seller, { photos: [{ name: own }] });
  const before = await contentsOf(sql);
  for (const [photos, field] of [
    [[{ name: theirs }], 'photos'],
    [[{ name: own }, { name: own }], 'photos'],
    [[], 'img'],
  ] as const) {
    const { status, body } = await edit(seller, id, { ...bike, photos, colour: 'Blue', revision: 1 });
    assert.deepEqual([status, body.errors?.[0]?.field], [400, field]);
  }
  assert.deepEqual(await contentsOf(sql), before);
  // An omitted address stays.
  const plain = await aProductOf(seller);
  await edit(seller, plain, { ...bike, colour: 'Blue', revision: 1 });
  assert.equal((await read(seller, plain)).img, goodBike.img);
});

test('the history is for its seller and admins, newest first, page by page, also of what is gone', async () => {
  const dealer = await market.person('seller');
  const id = await aProductOf(dealer);
  for (let revision = 1; revision <= 5; revision++) await edit(dealer, id, { ...goodBike, owners: revision, revision });
  const owners = async (caller: Caller, query: object) => {
    const { body, headers } = await changes(caller, id, query);
    return { told: body.map(({ fields }) => fields[0]?.after), last: body.at(-1)?._id, more: headers.has('link') };
  };
  const first = await owners(dealer, { limit: 3 });
  assert.deepEqual([first.told, first.more], [['5', '4', '3'], true]);
  const next = await owners(dealer, { limit: 3, after: first.last });
  assert.deepEqual([next.told, next.more], [['2', '1'], false]);
  for (const [caller, status] of [[market.nobody, 401] as const, [buyer, 404] as const, [another, 404] as const])
    assert.equal((await changes(caller, id)).status, status);
  await dealer.call(removeProduct, { params: { id } });
  assert.equal((await owners(dealer, {})).told.length, 5);
  await admin.call(removeUser, { params: { email: dealer.email } });
  assert.equal((await owners(admin, {})).told.length, 5);
});

const edit = (caller: Caller, id: string, body: object) => caller.call(editProduct, { params: { id }, body });
const changes = (caller: Caller, id: string, query = {}) => caller.call(listProductChanges, { params: { id }, query });
const read = async (caller: Caller, id: string) => (await caller.call(readProduct, { params: { id } })).body;
const photo = async (person: Caller) => (await aPhotoOf(market.url, person)).name;
