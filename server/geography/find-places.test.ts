import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as contract from '#contract/places.ts';
import { openMarket } from '../../test/market.ts';
import { findPlaces } from './geography.ts';

const market = await openMarket();

const first = (typed: string) => {
  const [place] = findPlaces(typed);
  return place && `${place.name}, ${place.country}`;
};

test('the beginning of a name is enough, the largest place comes first', () => {
  for (const [typed, place] of [
    ['del', 'Delhi, IN'],
    ['mum', 'Mumbai, IN'],
    ['dha', 'Dhaka, BD'],
    ['chatto', 'Chattogram, BD'],
    ['karac', 'Karachi, PK'],
    ['hyd', 'Hyderabad, IN'],
    ['new del', 'New Delhi, IN'],
    ['newdel', 'New Delhi, IN'],
    ['COX', 'Cox’s Bazar, BD'],
    ['sao pau', 'São Paulo, BR'],
  ] as const)
    assert.equal(first(typed), place, typed);
});

test('old names, other scripts, parts of towns and typing errors lead there too', () => {
  for (const [typed, place] of [
    ['bangal', 'Bengaluru, IN'],
    ['chittag', 'Chattogram, BD'],
    ['ঢাক', 'Dhaka, BD'],
    ['ha noi', 'Hanoi, VN'],
    ['saigon', 'Ho Chi Minh City, VN'],
    ['whitefield', 'Bengaluru, IN'],
    ['dhanmon', 'Dhaka, BD'],
    ['colmbo', 'Colombo, LK'],
    ['ahemdabad', 'Ahmedabad, IN'],
  ] as const)
    assert.equal(first(typed), place, typed);
});

test('a name that several places have is narrowed by what stands after the comma', () => {
  const countries = (typed: string) => findPlaces(typed).map(({ country }) => country);
  assert.deepEqual(countries('hyderabad').slice(0, 2), ['IN', 'PK']);
  for (const typed of ['hyderabad, pak', 'hyderabad, sindh', 'Hyderabad, Pakistan'])
    assert.deepEqual(countries(typed), ['PK'], typed);
  assert.ok(findPlaces('salem, ore').every(({ region }) => region === 'Oregon'));
});

test('what nobody is called finds nothing', () => {
  for (const typed of ['', ' ', ',', 'qqqq', '123', '🏍️', 'hyderabad, france'])
    assert.deepEqual(findPlaces(typed), [], typed);
});

test('anybody can ask for places', async () => {
  const ask = (query: object) => market.nobody.call(contract.findPlaces, { query });
  const { status, body, headers } = await ask({ q: 'dhaka' });
  assert.equal(status, 200);
  const place = { _id: 1185241, name: 'Dhaka', region: 'Dhaka', country: 'BD', latitude: 23.71, longitude: 90.41 };
  assert.deepEqual(body[0], place);
  assert.equal(headers.get('cache-control'), 'public, no-cache');
  assert.deepEqual((await ask({})).body, []);
});
