import { setTimeout as pause } from 'node:timers/promises';
import type { Machine } from './machine.ts';
import type { POSTS } from './plan-acts.ts';
import type { Letter } from './post-office.ts';
import type { Race } from './race.ts';
import type { Town } from './town.ts';

type How = (typeof POSTS)[number];

const AS_IT_SHOULD = { lost: 0, late: 0, duplicated: 0, forged: 0, reordered: false };
const FAULTS: Record<How, Partial<typeof AS_IT_SHOULD>> = {
  'as it should': {},
  lost: { lost: 1 },
  late: { late: 1 },
  duplicated: { duplicated: 1 },
  reordered: { reordered: true },
  forged: { forged: 1 },
  mixed: { lost: 0.2, late: 0.2, duplicated: 0.3, forged: 0.2, reordered: true },
};
const AT_ONCE = 3;

/** Delivers webhooks with the planned faults. */
export async function handOnPost({ town }: Pick<Race, 'town'>, how: How) {
  const { unruly, tally } = town;
  const [waiting] = await town.cardsSql<{ events: number }[]>`
    select count(*) as events from events where next_attempt_at is not null`;
  tally.add(how === 'as it should' ? 'post: as it should' : `fault: webhooks ${how}`, waiting?.events ?? 0);
  if (how === 'as it should') await unruly.release();
  Object.assign(unruly.webhooks, AS_IT_SHOULD, FAULTS[how]);
  await unruly.drain({ atOnce: AT_ONCE });
}

/** A crashed machine does not acknowledge, so the provider retries. */
export async function handOn(
  town: Pick<Town, 'isStrained' | 'mistakes'>,
  machine: Machine,
  { body, signature }: Letter,
) {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const answer = await fetch(`${machine.url}/webhooks/cards`, { method: 'POST', headers, body }).catch(() => undefined);
  await answer?.body?.cancel();
  await pause(machine.dead() ? 0 : 1);
  const status = answer?.status ?? 503;
  if (status >= 500 && !machine.dead() && !(status === 503 && town.isStrained()))
    town.mistakes.push(`An event was answered ${status}: ${machine.errors.at(-1)}`);
  return status;
}
