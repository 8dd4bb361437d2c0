import { performAct } from './acts.ts';
import { settle } from './aftermath.ts';
import { type Cast, castOf } from './cast.ts';
import { countClashes, type Happening } from './clashes.ts';
import { giveHeadStart } from './head-start.ts';
import type { Plan } from './plan.ts';
import { countTransitions } from './tally.ts';
import type { Town } from './town.ts';
import { assertInTheEnd } from './truths.ts';
import { assertAtAnyTime } from './truths-during.ts';

export interface Race extends Cast {
  town: Town;
  /** In seconds since 1970. */
  since: number;
  /** Serializes the clock. */
  passing: Promise<void>;
  /** Without concurrency, the expected result is known. */
  alone: boolean;
  /** After concurrency or a crash, the due times of earlier payouts are unknown. */
  blurred: boolean;
  unclear: Set<string>;
  /** Of the steps that are concurrent now. */
  moment: Happening[];
  /** Paid out to removed users before their removal. */
  paidBefore: Map<string, Set<string>>;
  /** Log for the failure report. */
  story: string[];
}

/** Runs a plan; throws when an invariant is broken. */
export async function run(town: Town, plan: Plan) {
  const since = Math.floor(Date.now() / 1000);
  const beginning = { passing: Promise.resolve(), alone: true, blurred: false, story: [], moment: [] };
  const known = { paidBefore: new Map(), unclear: new Set<string>() };
  const race: Race = { town, ...(await castOf(town, { oneSeller: plan.sold > 0 })), since, ...beginning, ...known };
  town.unruly.random = chancesFrom(plan.chance);
  try {
    await giveHeadStart(race, plan);
    for (const acts of plan.acts) {
      race.alone = acts.length === 1;
      race.moment = [];
      await Promise.all(acts.map((act) => performAct(race, act)));
      countClashes(race);
      await town.revive();
      await assertAtAnyTime(race);
    }
    race.story.push('— the end —');
    await settle(race, plan);
    await assertInTheEnd(race);
    await countTransitions(town.sql, race.bikes, town.tally);
    town.tally.add('race: run');
  } catch (fault) {
    throw new Error(`${fault instanceof Error ? fault.message : fault}\n${race.story.join('\n')}`, { cause: fault });
  }
}

/** Deterministic pseudo-random numbers. */
function chancesFrom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
