import { performAct } from './acts.ts';
import { settle } from './aftermath.ts';
import { type Cast, castOf } from './cast.ts';
import { giveHeadStart } from './head-start.ts';
import type { Plan } from './plan.ts';
import { countTransitions } from './tally.ts';
import type { Town } from './town.ts';
import { assertInTheEnd } from './truths.ts';
import { assertAtAnyTime } from './truths-during.ts';

/** People, their bikes, and what they have done so far. */
export interface Race extends Cast {
  town: Town;
  /** When it began, in seconds since 1970. */
  since: number;
  /** Time passes for one after the other. */
  passing: Promise<void>;
  /** Only one thing happens at a time, so it is known what has to come of it. */
  alone: boolean;
  /** More than one thing happened at a time, or a machine died: what left until then is not looked at. */
  blurred: boolean;
  unclear: Set<string>;
  /** Of people whom an admin removed: what had been paid out to them. */
  paidBefore: Map<string, Set<string>>;
  /** What happened, for whoever has to understand a failure. */
  story: string[];
}

/** Plays a plan to its end; throws when something is not as it has to be. */
export async function run(town: Town, plan: Plan) {
  const since = Math.floor(Date.now() / 1000);
  const beginning = { passing: Promise.resolve(), alone: true, blurred: false, story: [] };
  const known = { paidBefore: new Map(), unclear: new Set<string>() };
  const race: Race = { town, ...(await castOf(town, { oneSeller: plan.sold > 0 })), since, ...beginning, ...known };
  town.unruly.random = chancesFrom(plan.chance);
  try {
    await giveHeadStart(race, plan);
    for (const acts of plan.acts) {
      race.alone = acts.length === 1;
      await Promise.all(acts.map((act) => performAct(race, act)));
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

/** The same numbers for the same plan. */
function chancesFrom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
