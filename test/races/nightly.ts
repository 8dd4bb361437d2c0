import { runMany, type Violation } from './many.ts';
import { openTown } from './town.ts';

/** Work of one process in a night's run. */
export interface Share {
  /** Equal seeds make equal plans. */
  seeds: number[];
  /** Races per series. */
  races: number;
}
export interface ShareResult {
  counts: [string, number][];
  violation?: Violation | undefined;
}

const TOWNS = 2;

process.once('message', async ({ seeds, races }: Share) => {
  const towns = await Promise.all(Array.from({ length: TOWNS }, () => openTown()));
  await Promise.all(
    towns.map(async (town) => {
      for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
        const violation = await runMany(town, races, seed);
        const result: ShareResult = { counts: [...town.tally.counts], violation };
        town.tally.counts.clear();
        process.send?.(result);
      }
    }),
  );
  for (const town of towns) await town.stop();
  process.disconnect();
});
