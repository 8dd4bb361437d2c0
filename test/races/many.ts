import fc from 'fast-check';
import { type Plan, plans } from './plan.ts';
import { run } from './race.ts';
import type { Town } from './town.ts';
import { assertTown } from './truths-of-town.ts';

export interface Violation {
  seed: number;
  /** The shortest plan that still goes wrong. */
  plan: Plan;
  fault: string;
}

/** Shrinking is worth so much, and no more: each step of it is a race. */
const SHRINK_MS = 120_000;

/** So many races one after the other; where one goes wrong, its plan is made as short as it can be. Throws when all went well, and the town as a whole is not as it has to be. */
export async function runMany(
  town: Town,
  count: number,
  seed: number,
  { shrink = true } = {},
): Promise<Violation | undefined> {
  let broken: { plan: Plan; fault: string } | undefined;
  let patience = Number.POSITIVE_INFINITY;
  const race = fc.asyncProperty(plans, async (plan) => {
    // Whatever comes after the patience is over counts as good, and so the shrinking ends.
    if (Date.now() > patience) return;
    try {
      await run(town, plan);
    } catch (fault) {
      patience = Math.min(patience, Date.now() + SHRINK_MS);
      broken = { plan, fault: fault instanceof Error ? `${fault.message}\n${causesOf(fault)}` : String(fault) };
      throw fault;
    }
  });
  const { failed } = await fc.check(race, { numRuns: count, seed, endOnFailure: !shrink, unbiased: true });
  if (failed) return broken && { seed, ...broken };
  await assertTown(town);
}

function causesOf({ cause }: Error): string {
  return cause instanceof Error ? `${cause.stack}\n${causesOf(cause)}` : '';
}
