import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listBookings, readBooking } from '#contract/bookings.ts';
import { readDeal } from '#contract/deals.ts';
import { listFavourites } from '#contract/favourites.ts';
import { readUser } from '#contract/users.ts';
import { isStoredRead } from './private-reads.ts';

const pathOf = ({ path }: { path: string }) => `/api${path.replaceAll(/:\w+/g, 'x')}`;

test('reads of deals, favourites and oneself are stored, by the contract’s paths', () => {
  for (const read of [readUser, listFavourites, listBookings, readBooking, readDeal])
    assert.ok(isStoredRead(pathOf(read)), read.path);
});

test('nothing else is: documents of identity, sessions, people, the audit', () => {
  for (const path of [
    '/api/verification',
    '/api/users',
    '/api/users/admin/x',
    '/api/auth/get-session',
    '/api/audit',
    '/api/accessToken',
    '/api/bookings/x/photos/y',
  ])
    assert.ok(!isStoredRead(path), path);
});
