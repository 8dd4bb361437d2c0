import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharesOf } from './shares.ts';

const fee = { feePercent: 5 };

test('the seller gets all that is held, less the fee', () => {
  assert.deepEqual(sharesOf('release', 145_050, undefined, fee), { buyer: 0, seller: 137_798, fee: 7252 });
  assert.deepEqual(sharesOf('release', 145_050, undefined, { feePercent: 0 }), { buyer: 0, seller: 145_050, fee: 0 });
});

test('the buyer gets all of it back, and nobody pays a fee', () => {
  assert.deepEqual(sharesOf('refund', 145_050, undefined, fee), { buyer: 145_050, seller: 0, fee: 0 });
});

test('a part goes to the buyer; the fee is only of the rest', () => {
  assert.deepEqual(sharesOf('refund-part', 100_000, '400.50', fee), { buyer: 40_050, seller: 56_953, fee: 2997 });
});

test('what is no amount, or no part, is shared out to nobody', () => {
  for (const refund of [undefined, '', '0', '-5', 'half', '1000', '1000.01', '1.234'])
    assert.equal(sharesOf('refund-part', 100_000, refund, fee), undefined, refund);
});
