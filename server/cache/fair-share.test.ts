import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { cacheTags } from './invalidation.ts';
import { hasOnly, type Making, ResponseCache } from './response-cache.ts';

const STAYING = new AbortController().signal;
const PAGE = 'x'.repeat(40_000);

let database: TestDatabase;
let cache: ResponseCache;
before(async () => {
  database = await testDatabase();
  cache = new ResponseCache({ target: database.target, megabytes: 1, isReplicated: false });
});
after(async () => {
  await cache.stop();
  await database.stop();
});

let made = 0;
const make = async ({ tag }: Making) => {
  made++;
  tag(cacheTags.newest);
  return { status: 200, headers: [['content-type', 'text/html']] as [string, string][], body: Buffer.from(PAGE) };
};

test('however many pages one address has made, those of others stay', async () => {
  const others = ['/', '/about', '/search?q=fz'];
  for (const key of others) await cache.answer(key, STAYING, make, { owner: 'calm' });
  for (let page = 0; page < 40; page++) await cache.answer(`/search?q=${page}`, STAYING, make, { owner: 'greedy' });
  made = 0;
  for (const key of others) await cache.answer(key, STAYING, make, { owner: 'calm' });
  assert.equal(made, 0);
  await cache.answer('/search?q=39', STAYING, make, { owner: 'greedy' });
  assert.equal(made, 0, 'what it asked for last is there');
  await cache.answer('/search?q=0', STAYING, make, { owner: 'greedy' });
  assert.equal(made, 1, 'what it asked for first had to go');
});

test('what is not to be kept is made each time', async () => {
  made = 0;
  for (let times = 0; times < 2; times++) await cache.answer('/?k=1', STAYING, make, { isStored: false });
  assert.equal(made, 2);
});

test('an address has only what is known there, or something else', () => {
  for (const url of ['/search', '/search?', '/search?q=fz', '/search?after=x&q=fz'])
    assert.ok(hasOnly(['q', 'after'], url), url);
  for (const url of ['/search?k=1', '/search?q=fz&k', '/search?Q=fz', '/search?q=fz?k=1&k=2', '/search?%71x=1'])
    assert.ok(!hasOnly(['q', 'after'], url), url);
});
