import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SearchFields } from '#contract/search.ts';
import { addressQuery } from './address.ts';

test('the same search has the same address, without what goes without saying', () => {
  assert.equal(addressQuery({}), '');
  assert.equal(addressQuery({ maxPrice: 900, q: 'pulsar' }), 'q=pulsar&maxPrice=900');
  assert.equal(addressQuery({ brand: ['BAJAJ', 'HERO'], minPrice: 0 }), 'brand=BAJAJ,HERO&minPrice=0');
  assert.equal(addressQuery({ place: 1_185_241, within: 25, sort: 'best' }), 'place=1185241');
  assert.equal(addressQuery({ place: 1_185_241, within: 50, sort: 'nearest' }), 'place=1185241&within=50&sort=nearest');
  assert.equal(addressQuery({ q: 'fz in dhaka', within: 25, sort: 'newest' }), 'q=fz+in+dhaka&within=25&sort=newest');
  assert.equal(addressQuery({ within: 50, literal: 'yes' }), '');
  assert.equal(addressQuery({ q: 'পালসার & 50%', verified: 'yes' }).includes('&verified=yes'), true);
});

test('an address says what it was made of', () => {
  const wish = SearchFields.parse({
    q: 'red, & "blue" 50% #1',
    literal: 'yes',
    brand: 'BAJAJ,HERO',
    model: 'bajaj-pulsar-150',
    body: 'sport,naked',
    condition: 'Good',
    owners: '1,2',
    verified: 'yes',
    minPrice: '100',
    maxPrice: '900',
    minYear: '2010',
    maxYear: '2020',
    minKm: '0',
    maxKm: '20000',
    minCc: '100',
    maxCc: '200',
    place: '1185241',
    within: '50',
    sort: 'price-up',
    after: 'abc',
  });
  assert.deepEqual(SearchFields.parse(Object.fromEntries(new URLSearchParams(addressQuery(wish)))), wish);
});
