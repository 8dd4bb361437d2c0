import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { BOOKING_STATUSES, MOVES } from '#contract/deal-machine.ts';
import { dealPage, PAGE } from '../scripts/deal-diagram.ts';

test('the page of the deal in the docs says what the marketplace does', () => {
  assert.equal(readFileSync(PAGE, 'utf8'), dealPage(), 'npm run diagram');
});

test('every state and every move is on it', () => {
  const page = dealPage();
  for (const status of BOOKING_STATUSES) assert.ok(page.includes(`as ${status.replaceAll('-', '_')}\n`), status);
  const rows = page.split('\n').filter((line) => line.includes('| **'));
  assert.equal(rows.length, MOVES.length);
  assert.doesNotMatch(page, /undefined|NaN|\{/);
});
