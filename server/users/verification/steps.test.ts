import assert from 'node:assert/strict';
import { test } from 'node:test';
import { VERIFIED_DAYS } from '#contract/verified-steps.ts';
import { ownStep, type StepRow, stateOf, verifiedSteps } from './steps.ts';

const NOW = new Date('2026-06-15T12:00:00Z');
const days = (ago: number) => new Date(NOW.getTime() - ago * 24 * 60 * 60 * 1000);
const row = (facts: Partial<StepRow> = {}): StepRow => ({
  ...{ step: 'phone', confirmedAt: null, refusedAt: null, reason: null, ending: null, sentAt: null },
  ...facts,
});

test('what a step is by its moments', () => {
  const table: [Partial<StepRow>, string][] = [
    [{}, 'open'],
    [{ confirmedAt: days(1) }, 'confirmed'],
    [{ confirmedAt: days(VERIFIED_DAYS - 1) }, 'confirmed'],
    [{ confirmedAt: days(VERIFIED_DAYS) }, 'ended'],
    [{ refusedAt: days(1) }, 'refused'],
    [{ confirmedAt: days(2), refusedAt: days(1) }, 'refused'],
    [{ confirmedAt: days(1), refusedAt: days(2) }, 'confirmed'],
    [{ sentAt: days(1) }, 'waiting'],
    [{ sentAt: days(1), refusedAt: days(3) }, 'waiting'],
  ];
  for (const [facts, state] of table) assert.equal(stateOf(row(facts), NOW), state, JSON.stringify(facts));
});

test('everybody sees what counts, also while a newer document waits, and until when', () => {
  const rows = [
    row({ step: 'email', confirmedAt: days(300) }),
    row({ step: 'phone', confirmedAt: days(400) }),
    row({ step: 'document', confirmedAt: days(10), sentAt: days(1) }),
    row({ step: 'payouts' }),
  ];
  const { steps, until } = verifiedSteps(rows, NOW);
  assert.deepEqual(steps, [
    { step: 'email', confirmedAt: days(300).toISOString() },
    { step: 'document', confirmedAt: days(10).toISOString() },
  ]);
  assert.equal(until, days(300 - VERIFIED_DAYS).getTime());
  assert.equal(verifiedSteps([], NOW).until, Number.POSITIVE_INFINITY);
});

test('a seller reads the reason of a refusal as long as it stands', () => {
  const reason = 'The name cannot be read.';
  assert.equal(ownStep(row({ refusedAt: days(1), reason }), NOW).reason, reason);
  assert.equal(ownStep(row({ refusedAt: days(1), reason, sentAt: days(0) }), NOW).reason, undefined);
  assert.deepEqual(ownStep(row({ confirmedAt: days(1), ending: '42' }), NOW), {
    step: 'phone',
    state: 'confirmed',
    confirmedAt: days(1).toISOString(),
    endsAt: days(1 - VERIFIED_DAYS).toISOString(),
    ending: '42',
  });
});
