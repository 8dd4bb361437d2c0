import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatNumber, oneDecimal } from '#language/formatters.ts';
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

const figure = fc.oneof(
  fc.double({ min: 0, max: 1e6, noNaN: true }),
  fc.integer({ min: 0, max: 10_000_000 }).map((tenThousandths) => tenThousandths / 10_000),
  fc.integer({ min: 0, max: 100_000 }).map((twentieths) => twentieths / 20),
);

test('figures with decimals read as English has them', () => {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  fc.assert(
    fc.property(figure, (value) => {
      assert.equal(formatNumber(value), value.toLocaleString('en-US'));
      assert.equal(oneDecimal(value), value.toLocaleString('en-US', digits));
    }),
    { numRuns: 1000 },
  );
});
