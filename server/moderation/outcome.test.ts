import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QUEUED_FROM, WITHHELD_FROM } from '#contract/listing-checks.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

type Standing = Parameters<typeof outcomeOf>[0];

const NEW: Standing = { state: 'unchecked', status: 'available', isQueued: false, isEdited: false };

const TABLE: [what: string, standing: Partial<Standing>, score: number, outcome: Outcome][] = [
  ['nothing was found', {}, 0, { state: 'clear', isQueued: false }],
  ['little was found', {}, QUEUED_FROM - 1, { state: 'clear', isQueued: false }],
  ['something was found', {}, QUEUED_FROM, { state: 'queued', isQueued: true }],
  ['much was found', {}, WITHHELD_FROM, { state: 'withheld', isQueued: true, market: 'withhold' }],
  ['much of a booked bike', { status: 'reserved' }, WITHHELD_FROM, { state: 'queued', isQueued: true }],
  ['much of a sold bike', { status: 'sold' }, WITHHELD_FROM, { state: 'unchecked', isQueued: false }],
  [
    'a removed bike leaves the queue',
    { state: 'queued', status: 'removed', isQueued: true },
    90,
    { state: 'queued', isQueued: false },
  ],
  [
    'its seller mended it',
    { state: 'withheld', status: 'withheld', isQueued: true },
    0,
    { state: 'clear', isQueued: false, market: 'put-back' },
  ],
  [
    'its seller mended some',
    { state: 'withheld', status: 'withheld', isQueued: true },
    QUEUED_FROM,
    { state: 'withheld', isQueued: true },
  ],
  ['approved, and nothing new', { state: 'approved' }, 0, { state: 'approved', isQueued: false }],
  ['approved, and more was found', { state: 'approved' }, QUEUED_FROM, { state: 'queued', isQueued: true }],
  [
    'changes were asked for',
    { state: 'changes-asked', status: 'withheld' },
    0,
    { state: 'changes-asked', isQueued: false },
  ],
  [
    'and made',
    { state: 'changes-asked', status: 'withheld', isEdited: true },
    0,
    { state: 'changes-asked', isQueued: true },
  ],
  [
    'hidden stays hidden',
    { state: 'hidden', status: 'withheld', isEdited: true },
    0,
    { state: 'hidden', isQueued: false },
  ],
  [
    'and its appeal waits',
    { state: 'hidden', status: 'withheld', isQueued: true },
    0,
    { state: 'hidden', isQueued: true },
  ],
  [
    'a removed one that appeals',
    { state: 'removed', status: 'removed', isQueued: true },
    90,
    { state: 'removed', isQueued: true },
  ],
];

for (const [what, standing, score, outcome] of TABLE)
  test(`what follows from a check: ${what}`, () => {
    assert.deepEqual(outcomeOf({ ...NEW, ...standing }, score), outcome);
  });
