import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endLabels, priceScale, stacked } from './price-scale.ts';

const band = { low: 800, middle: 1000, high: 1200 };

test('all prices lie within the chart, those far off at its edge', () => {
  const at = priceScale(band, [900, 1000, 1100]);
  assert.equal(at(1000), 50);
  assert.ok(at(800) > 0 && at(1200) < 100);
  const wide = priceScale(band, [10, 1000, 50_000]);
  assert.equal(wide(10), wide(400));
  assert.equal(wide(50_000), wide(2400));
  assert.ok(wide(10) > 0 && wide(50_000) < 100);
});

test('dots that would cover each other are stacked', () => {
  const dots = stacked([50, 10, 51, 10, 53], (percent) => percent, 2);
  assert.deepEqual(
    dots.map(({ percent, level }) => [percent, level]),
    [
      [10, 0],
      [10, 1],
      [50, 0],
      [51, 1],
      [53, 0],
    ],
  );
});

test('the prices at the ends of the band never cover each other', () => {
  for (let low = 1; low < 99; low++)
    for (let high = low; high < 100; high++) {
      const [[, end], [begin]] = endLabels(low, high).map(({ percent, anchor }) =>
        anchor === 'start' ? [percent, percent + 20] : [percent - 20, percent],
      ) as [[number, number], [number, number]];
      assert.ok(end <= begin || (low < 20 && high > 80), `${low} to ${high}`);
    }
});
