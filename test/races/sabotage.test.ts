import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reword } from './breakable-sql.ts';
import { runMany } from './many.ts';
import type { Plan } from './plan.ts';
import { run } from './race.ts';
import { SABOTAGE_PLANS } from './sabotage-plans.ts';
import { SABOTAGES } from './sabotages.ts';
import { openTown, type Town } from './town.ts';

const MOST_RACES = 150;
const MOST_REPLAYS = 10;

for (const { name, database, reword } of SABOTAGES)
  test(`races find out when ${name}`, async (context) => {
    const rewording = reword && counted(reword);
    const town = await openTown({ reword: rewording?.reword });
    try {
      if (database) await town.sql.unsafe(database);
      const violation =
        (await replay(town, SABOTAGE_PLANS[name])) ?? (await runMany(town, MOST_RACES, 1, { shrink: false }));
      if (rewording) assert.ok(rewording.changed(), 'No statement was sent that has these words');
      assert.ok(violation, 'All went well');
      context.diagnostic(`${town.tally.total('race')} races: ${violation.fault.split('\n', 1)[0]}`);
    } finally {
      await town.stop();
    }
  });

/** What a plan makes concurrent has another order each time. */
async function replay(town: Town, plan: Plan | undefined) {
  for (let attempt = 0; plan && attempt < MOST_REPLAYS; attempt++)
    try {
      await run(town, structuredClone(plan));
    } catch (fault) {
      return { fault: String(fault) };
    }
  return undefined;
}

function counted(reword: Reword) {
  let changes = 0;
  return {
    changed: () => changes > 0,
    reword: (text: string) => {
      const spoilt = reword(text);
      if (spoilt !== text) changes++;
      return spoilt;
    },
  };
}
