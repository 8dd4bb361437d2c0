import { atomsOf } from '../text/normalize.ts';
import { brandNames } from './brands.ts';
import { names } from './names.ts';

const written = [...brandNames, ...names.flatMap(({ entry }) => entry.names)];

/** Compound forms with their parts: `vstrom`, `royalenfield`. */
export const joinedWords: Map<string, string[]> = new Map(
  written.flatMap(runsIn).map((run) => [run.join(''), run] as const),
);

function runsIn(name: string): string[][] {
  const runs: string[][] = [];
  let run: string[] = [];
  for (const { text } of atomsOf(name)) {
    run = /^\d/.test(text) ? [] : [...run, text];
    if (run.length > 1) runs.push(run);
  }
  return runs;
}
