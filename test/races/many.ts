import fc from 'fast-check';
import { type Plan, plans } from './plan.ts';
import { run } from './race.ts';
import type { Town } from './town.ts';
import { assertTown } from './truths-of-town.ts';

export interface Violation {
  seed: number;
  /** The shortest failing plan. */
  plan: Plan;
  fault: string;
}

/** Each step of shrinking is a race. */
const SHRINK_MS = 120_000;

/** Runs races, and shrinks the plan of a failure. Throws when the final state of the town is invalid. */
export async function runMany(
  town: Town,
  count: number,
  seed: number,
  { shrink = true } = {},
): Promise<Violation | undefined> {
  let broken: { plan: Plan; fault: string } | undefined;
  let deadline = Number.POSITIVE_INFINITY;
  const race = fc.asyncProperty(plans, async (plan) => {
    // After the timeout every plan passes, which ends the shrinking.
    if (Date.now() > deadline) return;
    try {
      await run(town, plan);
    } catch (fault) {
      deadline = Math.min(deadline, Date.now() + SHRINK_MS);
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
