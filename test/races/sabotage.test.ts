import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runMany } from './many.ts';
import { SABOTAGES } from './sabotages.ts';
import { openTown } from './town.ts';

const MOST_RACES = 150;

for (const { name, database, reword } of SABOTAGES)
  test(`races find out when ${name}`, async (context) => {
    const town = await openTown({ reword });
    try {
      if (database) await town.sql.unsafe(database);
      const violation = await runMany(town, MOST_RACES, 1, { shrink: false });
      assert.ok(violation, 'All went well');
      context.diagnostic(violation.fault.split('\n', 1)[0] ?? '');
    } finally {
      await town.stop();
    }
  });
