import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainAmount } from './plain-amount.ts';

test('a price that can only mean one amount is read', () => {
  const written: [string, string, number][] = [
    ['53499', 'INR', 53_499],
    ['1,20,000', 'INR', 120_000],
    ['Rs 440,000', 'LKR', 440_000],
    ['Rs. 2,500.50', 'NPR', 2500.5],
    ['₹ 85,000', 'INR', 85_000],
    ['$17,200 ', 'USD', 17_200],
    ['1200 usd', 'USD', 1200],
    ['79.500.000 đ', 'VND', 79_500_000],
  ];
  for (const [text, currency, amount] of written) assert.equal(plainAmount(text, currency), amount, text);
});

test('a price that can mean several things, or is in another currency, is left to the server', () => {
  for (const text of ['79.500', '1.2 lakh', '40-45k', '12,34', '$ 900', '', 'call me'])
    assert.equal(plainAmount(text, 'INR'), undefined, text);
});
