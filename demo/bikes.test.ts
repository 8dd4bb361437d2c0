import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BRANDS, NewProduct } from '#contract/products.ts';
import { modelById } from '../server/catalogue/catalogue.ts';
import { placeById } from '../server/geography/geography.ts';
import { demoBikes } from './bikes.ts';
import { demoPeople } from './people.ts';
import { drawPicture } from './pictures/draw-picture.ts';

const count = (meets: (bike: (typeof demoBikes)[number]) => boolean) => demoBikes.filter(meets).length;

function assertUnique(values: string[]) {
  assert.deepEqual(
    values.filter((value, index) => values.indexOf(value) !== index),
    [],
  );
}

test('every brand has at least 26 bikes, and at least 12 people sell them', () => {
  for (const brand of BRANDS) assert.ok(count((bike) => bike.categoryName === brand) >= 26, brand);
  assert.ok(new Set(demoBikes.map((bike) => bike.sellerEmail)).size >= 12);
});

test('there is something to see in every state of the trade', () => {
  assert.ok(count((bike) => bike.isAdvertized) >= 14);
  assert.ok(count((bike) => bike.status === 'reserved') >= 4);
  assert.ok(count((bike) => bike.status === 'sold') >= 8);
  assert.ok(count((bike) => bike.listedDaysAgo < 7) >= 6);
});

test('what is advertised is available, and only reserved and sold bikes have a buyer', () => {
  for (const { productName, isAdvertized, status, buyerEmail } of demoBikes) {
    if (isAdvertized) assert.equal(status, 'available', productName);
    assert.equal(buyerEmail !== undefined, status !== 'available', productName);
  }
});

test('sellers sell and buyers buy', () => {
  const roleOf = (email?: string) => demoPeople.find((person) => person.email === email)?.role;
  for (const bike of demoBikes) {
    assert.equal(roleOf(bike.sellerEmail), 'seller', bike.sellerEmail);
    if (bike.buyerEmail) assert.equal(roleOf(bike.buyerEmail), 'buyer', bike.buyerEmail);
  }
});

test('the people whom a newcomer can be have orders and buyers, paid and not', () => {
  for (const status of ['reserved', 'sold']) {
    assert.ok(count((bike) => bike.buyerEmail === 'buyer@example.com' && bike.status === status) > 0, status);
    assert.ok(count((bike) => bike.sellerEmail === 'seller@example.com' && bike.status === status) > 0, status);
  }
});

test('every bike is one that a seller could have listed', () => {
  for (const bike of demoBikes) {
    const sent = NewProduct.parse({ ...bike, img: `https://example.com${bike.img}` });
    assert.ok(sent.resalePrice < sent.orgPrice, bike.productName);
    assert.ok(bike.listedDaysAgo >= 0 && bike.listedDaysAgo <= 90, bike.productName);
    assert.ok(bike.disc.includes(`${bike.kilometres.toLocaleString('en-US')} km`), bike.productName);
    assert.ok(bike.modelYear > 2000 && bike.modelYear <= 2025, bike.productName);
  }
});

test('every bike is a model and a variant of the catalogue, made in its model year', () => {
  for (const { productName, categoryName, modelId, variant, modelYear } of demoBikes) {
    const model = modelById(modelId);
    assert.equal(model?.brandName, categoryName, productName);
    assert.ok(model.from <= modelYear && modelYear <= (model.to ?? modelYear), productName);
    if (variant) assert.ok(model.variants.includes(variant), `${productName}: ${variant}`);
  }
});

test('every bike stands in the town that its address names', () => {
  for (const { productName, sellerLocation, placeId } of demoBikes)
    assert.ok(sellerLocation.endsWith(`, ${placeById(placeId)?.name}`), productName);
});

test('a good part of the bikes tell of their papers and their service', () => {
  assert.ok(count(({ papers }) => Boolean(papers?.length)) >= 50);
  assert.ok(count(({ service }) => Boolean(service?.length)) >= 50);
});

test('no two bikes share a name, a description or a picture', () => {
  assertUnique(demoBikes.map((bike) => bike.productName));
  assertUnique(demoBikes.map((bike) => bike.disc));
  assertUnique(demoBikes.map((bike) => bike.img));
});

test('the picture of every bike is drawn, in the colours of its brand', () => {
  for (const { img, categoryName } of demoBikes) {
    const name = img.replace('/pictures/', '').replace('.svg', '');
    assert.ok(drawPicture(name), name);
    assert.ok(name.includes(`-${categoryName.toLowerCase()}-`), name);
  }
});
