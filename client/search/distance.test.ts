import assert from 'node:assert/strict';
import { test } from 'node:test';
import { distanceInWords } from './distance.ts';

const place = (name: string, latitude: number, longitude: number) => ({
  _id: 1,
  name,
  region: '',
  country: 'BD',
  latitude,
  longitude,
});
const dhaka = place('Dhaka', 23.7104, 90.40744);

test('a bike is as far away as its town', () => {
  assert.equal(distanceInWords(dhaka, place('Chattogram', 22.3384, 91.83168)), '211 km away');
  assert.equal(distanceInWords(place('Apia', -13.83, -171.77), place('Suva', -18.14, 178.44)), '1,151 km away');
});

test('nothing is said of a bike that is there, or where nobody knows', () => {
  assert.equal(distanceInWords(dhaka, dhaka), undefined);
  assert.equal(distanceInWords(undefined, dhaka), undefined);
  assert.equal(distanceInWords(dhaka, undefined), undefined);
});
