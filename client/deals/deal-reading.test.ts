import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ASK_AGAIN_MS } from '#client/api/query-client.ts';
import { msUntilNext } from './deal-reading.ts';

const now = Date.parse('2026-05-04T10:00:00Z');

test('a deal is asked for again as soon as time changes it', () => {
  assert.equal(msUntilNext('2026-05-04T10:00:05Z', now), 5500);
});

test('it is asked for again anyway, also when the clock here is fast or slow', () => {
  for (const at of [undefined, '2026-05-04T11:00:00Z', '2026-05-04T09:59:00Z'])
    assert.equal(msUntilNext(at, now), ASK_AGAIN_MS);
});
