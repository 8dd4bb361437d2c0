import assert from 'node:assert/strict';
import { test } from 'node:test';
import { positionOf, priceEdges } from './price-scale.ts';

const bars = [
  { from: 99.5, to: 200, bikes: 3 },
  { from: 200, to: 400, bikes: 0 },
  { from: 400, to: 1199.99, bikes: 1 },
];

test('the edges of the bars are whole dollars that leave no bike outside', () => {
  assert.deepEqual(priceEdges(bars), [99, 200, 400, 1200]);
});

test('without two bars there is nothing to slide over', () => {
  assert.deepEqual(priceEdges([]), []);
  assert.deepEqual(priceEdges([{ from: 500, to: 500, bikes: 4 }]), []);
});

test('a price stands where it is among the bars, or at the end beyond which it is', () => {
  const edges = priceEdges(bars);
  assert.equal(positionOf(200, edges), 1);
  assert.equal(positionOf(300, edges), 1.5);
  assert.equal(positionOf(1, edges), 0);
  assert.equal(positionOf(1200, edges), 3);
  assert.equal(positionOf(90_000, edges), 3);
});
