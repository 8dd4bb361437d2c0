import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listBookings, listBuyers, readBooking } from '#contract/bookings.ts';
import { readConversationInDeal } from '#contract/conversations.ts';
import { readDeal } from '#contract/deals.ts';
import { listFavouriteIds, listFavourites } from '#contract/favourites.ts';
import { readDealRatings } from '#contract/ratings.ts';
import { readUser } from '#contract/users.ts';
import { isAsAdmin, isStoredRead } from './private-reads.ts';

const reader = { sub: '1', email: 'ana@example.test' };
const pathOf = ({ path }: { path: string }) => `/api${path.replaceAll(/:\w+/g, 'x')}`;

test('reads of deals, favourites and oneself are stored, by the contract’s paths', () => {
  for (const read of [
    listFavourites,
    listFavouriteIds,
    listBookings,
    listBuyers,
    readBooking,
    readDeal,
    readDealRatings,
    readConversationInDeal,
  ])
    assert.ok(isStoredRead(pathOf(read), reader), read.path);
  assert.ok(isStoredRead('/api/config', undefined));
  const own = pathOf(readUser).replace(/x$/, encodeURIComponent(reader.email));
  assert.ok(isStoredRead(own, reader));
  assert.ok(!isStoredRead(own, undefined));
});

test('nothing else is: documents of identity, sessions, other people, the audit', () => {
  for (const path of [
    '/api/verification',
    '/api/users',
    '/api/users/bea%40example.test',
    '/api/users/admin/x',
    '/api/auth/get-session',
    '/api/audit',
    '/api/accessToken',
    '/api/bookings/x/photos/y',
  ])
    assert.ok(!isStoredRead(path, reader), path);
});

test('an admin reads a deal to decide about it, and keeps nothing of it', async () => {
  const answer = (body: object | null) => Response.json(body);
  assert.deepEqual(
    await Promise.all([{ as: 'admin' }, { as: 'buyer' }, [], null].map((body) => isAsAdmin(answer(body)))),
    [true, false, false, false],
  );
});
