import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bikeReaders } from './bike-field.ts';
import type { Reader } from './reading.ts';

const read = (reader: Reader<unknown>, ...cells: string[]) =>
  cells.map((cell) => {
    const reading = reader(cell);
    return reading && 'value' in reading ? reading.value : reading && 'fault';
  });

test('a choice is read by its values and by other words for them, the longest first', () => {
  assert.deepEqual(read(bikeReaders.abs, 'Yes', 'none', 'No ABS', 'Single-Channel ABS', 'không', 'maybe', 'n/a'), [
    ...['yes', 'none', 'none', 'single channel', 'none', 'fault', undefined],
  ]);
  assert.deepEqual(read(bikeReaders.licenceClass, 'a', 'A2 licence', 'A-1', 'B 196', 'Other', 'C1', 'N/A'), [
    ...['A', 'A2', 'A1', 'B196', 'other', 'fault', undefined],
  ]);
});

test('a whole number is read with its unit and within its limits', () => {
  assert.deepEqual(read(bikeReaders.seatHeightMm, '805', '1,010 mm', '80 cm', '1300', 'low', '-'), [
    ...[805, 1010, 'fault', 'fault', 'fault', undefined],
  ]);
});

test('what is understood differently from how it is written is told', () => {
  assert.deepEqual(bikeReaders.abs('yes'), { value: 'yes' });
  assert.deepEqual(bikeReaders.abs('Dual'), { value: 'yes', corrected: true });
});
