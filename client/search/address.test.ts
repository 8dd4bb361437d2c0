import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeAddress } from '#contract/search-address.ts';
import { changed, readAddress } from './address.ts';
import { sanitizeParams } from './sanitize-params.ts';

const read = (query: string) => readAddress(new URLSearchParams(query));
const sound = (query: string) => sanitizeParams(new URLSearchParams(query)).address;

test('an address is written in one way, however it was read', () => {
  const query = 'q=pulsar+150&brand=HERO,BAJAJ&minPrice=300&maxPrice=900&sort=price-up';
  assert.equal(writeAddress(read(query)), query);
  assert.equal(
    writeAddress(
      read('sort=price-up&maxPrice=$0,900&minPrice=300&brand=HERO&brand=BAJAJ,HERO&q=%20pulsar%20%20150&x=1'),
    ),
    query,
  );
  assert.equal(writeAddress({}), '');
  assert.equal(writeAddress(read('sort=best&literal=yes&body=scooter')), 'body=scooter');
});

test('empty fields of a form say nothing', () => {
  assert.deepEqual(read('q=&brand=&brand=HERO&minPrice=&maxPrice=+&sort=newest'), { brand: 'HERO', sort: 'newest' });
});

test('words keep what they are written with', () => {
  assert.equal(read(`q=${encodeURIComponent('পালসার ১৫০')}`).q, 'পালসার ১৫০');
  assert.equal(read(writeAddress({ q: 'R&D, 100% "V-Strom" +2' })).q, 'R&D, 100% "V-Strom" +2');
});

test('another search starts at its first page', () => {
  const address = { q: 'fz', brand: 'YAMAHA', after: 'abc' };
  assert.equal(writeAddress(changed(address, { brand: undefined, sort: 'year' })), 'q=fz&sort=year');
  assert.equal(writeAddress(changed(address, {})), 'q=fz&brand=YAMAHA');
});

test('what makes no sense is passed over, and what does is kept', () => {
  assert.deepEqual(sound('body=scooter,spaceship&condition=Broken&owners=9,2&verified=maybe&literal=yes'), {
    literal: 'yes',
    body: 'scooter',
    owners: '2',
  });
  assert.deepEqual(sound('minPrice=-5&maxPrice=lots&minYear=20180&maxYear=2018&minCc=9999&sort=magic&after=%3Cb%3E'), {
    maxYear: '2018',
  });
  assert.deepEqual(sound(`q=${'a'.repeat(101)}&brand=${Array.from({ length: 13 }, (_, nth) => `B${nth}`)}`), {
    brand: 'B0,B1,B2,B3,B4,B5,B6,B7,B8,B9,B10,B11',
  });
});

test('what is left is the wish', () => {
  const { wish } = sanitizeParams(new URLSearchParams('q=fz&brand=HERO,BAJAJ&maxPrice=900&minKm=x'));
  assert.deepEqual(wish, { q: 'fz', brand: ['HERO', 'BAJAJ'], maxPrice: 900 });
});
