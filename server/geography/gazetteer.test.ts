import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { apart } from '#contract/distance.ts';
import { Place } from '#contract/places.ts';
import { towns } from './gazetteer.ts';
import { placeById, recognisePlace } from './geography.ts';
import { otherNames } from './other-names.ts';

test('every place is one of the contract, somewhere on earth, with a number of its own', () => {
  for (const { place, population } of towns()) {
    assert.deepEqual(Place.parse(place), place);
    assert.ok(Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180 && population >= 0, place.name);
    assert.equal(placeById(place._id), place);
  }
  assert.equal(placeById(1), undefined);
});

test('South Asia is there as far as its small towns, with regions; the world with its cities', () => {
  const count = (country: string) => towns().filter(({ place }) => place.country === country).length;
  assert.ok(count('IN') > 3400 && count('BD') > 100 && count('PK') > 400 && count('LK') > 70 && count('NP') > 60);
  assert.ok(new Set(towns().map(({ place }) => place.country)).size > 150);
  for (const { place } of towns())
    if (['IN', 'BD', 'PK', 'NP'].includes(place.country)) assert.ok(place.region, place.name);
  assert.ok(statSync(join(import.meta.dirname, 'gazetteer.tsv')).size < 450_000);
});

test('every other name leads to its place', () => {
  for (const { country, name, also, parts } of otherNames)
    for (const other of [name, ...also, ...parts]) {
      const found = recognisePlace(other);
      const readings = [found?.place, ...(found?.others ?? [])].filter((place) => place?.country === country);
      assert.ok(
        readings.some((place) => place?.name === name),
        `${other} is ${found?.place.name}, not ${name}`,
      );
    }
});

test('kilometres between towns', () => {
  const between = (one: string, other: string) => {
    const [a, b] = [recognisePlace(one)?.place, recognisePlace(other)?.place];
    return a && b && Math.round(apart(a, b) / 10) * 10;
  };
  assert.equal(between('Dhaka', 'Chattogram'), 210);
  assert.equal(between('Delhi', 'Mumbai'), 1150);
  assert.equal(between('Delhi', 'Delhi'), 0);
});
