import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAddress } from '../address.ts';
import { fromPlainForm } from './plain-form.ts';

const addressOf = (sent: string) => readAddress(fromPlainForm(new URLSearchParams(sent)));

test('what a form sends without scripts is a search like any other', () => {
  assert.deepEqual(addressOf('q=&brand=HERO&brand=BAJAJ&minPrice=&maxPrice=900&minYear=&maxKm=&engine='), {
    brand: 'HERO,BAJAJ',
    maxPrice: '900',
  });
});

test('a class of engines is from so many cc to so many', () => {
  assert.deepEqual(addressOf('engine=151-200'), { minCc: '151', maxCc: '200' });
  assert.deepEqual(addressOf('engine=1201-'), { minCc: '1201' });
  assert.deepEqual(addressOf('engine=0-109'), { maxCc: '109' });
  assert.deepEqual(addressOf('engine=large'), {});
});

test('a town joins the words', () => {
  assert.deepEqual(addressOf('q=pulsar&near=+Dhaka+'), { q: 'pulsar near Dhaka' });
  assert.deepEqual(addressOf('near=Dhaka'), { q: 'near Dhaka' });
  assert.deepEqual(addressOf('q=pulsar&near=+'), { q: 'pulsar' });
});
