import assert from 'node:assert/strict';
import { test } from 'node:test';
import { feeOf, lateShareOf } from './deal-settings.ts';
import { Amount, Price, priceMessage } from './money.ts';

const cents = (text: unknown) => Price.safeParse(text).data;

test('a price is read however people write it', () => {
  const written: Record<string, number> = {
    '1200': 120_000,
    '1,200': 120_000,
    $1200: 120_000,
    '$1,200': 120_000,
    '$ 1,200': 120_000,
    '1 200': 120_000,
    '1\u202f200': 120_000,
    '1,200.50': 120_050,
    ' 1,20,000 ': 12_000_000,
    '0019.90': 1990,
    '0.50': 50,
    '999,999.99': 99_999_999,
  };
  for (const [text, read] of Object.entries(written)) assert.equal(cents(text), read, text);
  assert.deepEqual([0.5, 4.35, 1450.5, 999_999.99].map(cents), [50, 435, 145_050, 99_999_999]);
});

test('what nobody can pay, or what could mean two things, is no price; one sentence says the limits', () => {
  const wrong = ['', '0', '0.49', '1,000,000', '1000000', '1,2', '1,20', '12,00', '1.005', '1,200,50', '1, 200', '-5'];
  for (const text of [...wrong, '€5', '5$', '1 200,000', '1e3', 'a lot']) {
    const { error } = Price.safeParse(text);
    assert.deepEqual(new Set(error?.issues.map(({ message }) => message)), new Set([priceMessage()]), text);
  }
  assert.equal(priceMessage(), 'Please write a price from $0.50 to $999,999.99');
});

test('an amount that is no price can be smaller', () => {
  assert.deepEqual([Amount.safeParse('0.01').data, Amount.safeParse('0').data], [1, undefined]);
});

test('a part of an amount is whole cents: the fee is rounded down, the late share to the nearest', () => {
  const shares = [1, 24, 25, 74, 75, 145_050].map((cents) => lateShareOf(cents, { latePercent: 2 }));
  assert.deepEqual(shares, [0, 0, 1, 1, 2, 2901]);
  assert.deepEqual(
    [19, 20, 39, 40].map((cents) => feeOf(cents, { feePercent: 5 })),
    [0, 1, 1, 2],
  );
});
