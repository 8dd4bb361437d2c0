import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keptAddresses } from './kept-addresses.ts';

const at = (address: string) => new URL(address, 'https://bikes.example.test');
const LINKS = ['/products/1', '/products/1', '/products/2', '/dashboard/deal/7', '/dashboard/deal/7/receipt', '/blog'];

test('a bike with its inspection and a comparison are kept for everybody', () => {
  for (const isSignedIn of [true, false]) {
    const [bike, inspection] = ['/products/1', '/inspect/1'].map((address) => ({ address, isPrivate: false }));
    assert.deepEqual(keptAddresses(at('/products/1?from=x'), LINKS, isSignedIn), [bike, inspection]);
    assert.deepEqual(keptAddresses(at('/inspect/1'), LINKS, isSignedIn), [inspection, bike]);
    assert.deepEqual(keptAddresses(at('/compare?bikes=1,2'), [], isSignedIn), [
      { address: '/compare?bikes=1,2', isPrivate: false },
    ]);
  }
});

test('favourites and deals are kept with the pages that they link, for who is signed in', () => {
  const privately = (...addresses: string[]) => addresses.map((address) => ({ address, isPrivate: true }));
  assert.deepEqual(
    keptAddresses(at('/dashboard/favourites'), LINKS, true),
    privately('/dashboard/favourites', '/products/1', '/products/2'),
  );
  const orders = '/dashboard/myorders/a@example.test';
  assert.deepEqual(keptAddresses(at(orders), LINKS, true), privately(orders, '/dashboard/deal/7'));
  assert.deepEqual(
    keptAddresses(at('/dashboard/deal/7'), [...LINKS, '/inspect/1'], true),
    privately('/dashboard/deal/7', '/inspect/1'),
  );
  assert.deepEqual(keptAddresses(at(orders), LINKS, false), []);
});

test('no other page is kept, and not every link of a long one', () => {
  for (const page of [
    '/',
    '/search?q=x',
    '/compare',
    '/dashboard/account',
    '/dashboard/audit',
    '/dashboard/deal/7/receipt',
  ])
    assert.deepEqual(keptAddresses(at(page), LINKS, true), [], page);
  const many = Array.from({ length: 50 }, (_, nth) => `/products/${nth}`);
  assert.equal(keptAddresses(at('/dashboard/favourites'), many, true).length, 11);
});
