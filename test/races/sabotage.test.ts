import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runMany } from './many.ts';
import { SABOTAGES } from './sabotages.ts';
import { openTown } from './town.ts';

const MOST_RACES = 60;

for (const { name, database, reword } of SABOTAGES)
  test(`races find out when ${name}`, async () => {
    const town = await openTown({ reword });
    try {
      if (database) await town.sql.unsafe(database);
      assert.ok(await runMany(town, MOST_RACES, 1, { shrink: false }), 'All went well');
    } finally {
      await town.stop();
    }
  });
