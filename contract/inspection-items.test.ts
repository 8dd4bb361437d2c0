import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { currentEntries } from './inspection-items.ts';

interface Written {
  id: string;
  replaces: string[];
}

const ids = (entries: Written[]) => entries.map(({ id }) => id).sort();
const entry = (id: string, ...replaces: string[]): Written => ({ id, replaces });

test('an entry stands until another one replaces it', () => {
  assert.deepEqual(ids(currentEntries([])), []);
  assert.deepEqual(ids(currentEntries([entry('a')])), ['a']);
  assert.deepEqual(ids(currentEntries([entry('a'), entry('b', 'a'), entry('c', 'b')])), ['c']);
});

test('entries of devices that did not see each other both stand, until one replaces both', () => {
  const apart = [entry('a'), entry('b', 'a'), entry('c', 'a')];
  assert.deepEqual(ids(currentEntries(apart)), ['b', 'c']);
  assert.deepEqual(ids(currentEntries([...apart, entry('d', 'b', 'c')])), ['d']);
});

test('an entry that replaces itself, or what is not there, stands', () => {
  assert.deepEqual(ids(currentEntries([entry('a', 'a'), entry('b', 'missing')])), ['a', 'b']);
});

/** Each replaces some of those before it. */
const history = fc
  .array(fc.array(fc.nat(20)), { maxLength: 20 })
  .map((drawn) =>
    drawn.map((earlier, nth) => entry(`${nth}`, ...new Set(earlier.filter((one) => one < nth).map(String)))),
  );

test('their order and repetition do not matter, and some entry always stands', () => {
  const drawn = history.chain((entries) =>
    fc.tuple(fc.constant(entries), fc.shuffledSubarray([...entries, ...entries], { minLength: entries.length })),
  );
  fc.assert(
    fc.property(drawn, ([entries, repeated]) => {
      const current = ids(currentEntries(entries));
      assert.deepEqual(ids(currentEntries([...repeated, ...entries])), current);
      assert.equal(current.length > 0, entries.length > 0);
    }),
  );
});

test('two devices that exchange what the other lacks see the same', () => {
  fc.assert(
    fc.property(history, fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }), (entries, known) => {
      const here = entries.filter((_, nth) => known[nth]);
      const there = entries.filter((_, nth) => !known[nth]);
      assert.deepEqual(ids(currentEntries([...here, ...there])), ids(currentEntries([...there, ...here])));
    }),
  );
});
