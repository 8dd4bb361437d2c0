import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatNumber } from '#language/formatters.ts';
import { formatPrice } from './format.ts';

const cents = fc.integer({ min: 0, max: 100_000_000_00 });

test('prices read as English has them', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      const dollars = amount / 100;
      const digits = Number.isInteger(dollars) ? 0 : 2;
      const whole = { style: 'currency', currency: 'USD', minimumFractionDigits: digits } as const;
      assert.equal(formatPrice(dollars), dollars.toLocaleString('en-US', { ...whole, maximumFractionDigits: digits }));
    }),
  );
});

test('whole figures have a comma after each thousand', () => {
  fc.assert(fc.property(cents, (count) => assert.equal(formatNumber(count), count.toLocaleString('en-US'))));
});
