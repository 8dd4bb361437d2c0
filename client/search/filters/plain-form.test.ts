import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAddress } from '../address.ts';
import { fromPlainForm, wordsLeft } from './plain-form.ts';

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

test('a place stays until another town is written over it, or none', () => {
  const inDhaka = 'place=1185241&within=50&town=Dhaka';
  assert.deepEqual(addressOf(`${inDhaka}&near=Dhaka`), { place: '1185241', within: '50' });
  assert.deepEqual(addressOf(`${inDhaka}&near=Pune`), { q: 'near Pune' });
  assert.deepEqual(addressOf(`${inDhaka}&near=`), {});
});

test('words that were understood are left to the fields, those of a family of models stay', () => {
  const meant = { sort: 'best' as const, chips: [] };
  const red = { ...meant, wish: { q: 'red', brand: ['HERO'], maxPrice: 1000 } };
  assert.equal(wordsLeft({ q: 'hero under 1000 red' }, red), 'red');
  assert.equal(wordsLeft({ q: 'pulsar 150' }, { ...meant, wish: { model: ['bajaj-pulsar-150'] } }), undefined);
  const pulsars = { ...meant, wish: { model: ['bajaj-pulsar-150', 'bajaj-pulsar-180'] } };
  assert.equal(wordsLeft({ q: 'pulsar' }, pulsars), 'pulsar');
  assert.equal(wordsLeft({ model: 'bajaj-pulsar-150,bajaj-pulsar-180' }, pulsars), undefined);
});
