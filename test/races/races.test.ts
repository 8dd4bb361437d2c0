import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { runMany } from './many.ts';
import { openTown } from './town.ts';

/** Of each town; `npm run races` runs as many as one likes. */
const RACES = 10;

const towns = await Promise.all([1, 2, 3].map(() => openTown()));
after(() => Promise.all(towns.map((town) => town.stop())));

test('whatever people, machines, clocks and the card provider do, nobody loses money or gets a bike that is another’s', async () => {
  const seed = Date.now() % 1_000_000_000;
  const found = await Promise.all(towns.map((town, nth) => runMany(town, RACES, seed + nth)));
  for (const violation of found)
    assert.ok(!violation, `Seed ${violation?.seed}: ${violation?.fault}\n--plan '${JSON.stringify(violation?.plan)}'`);
});
