import assert from 'node:assert/strict';
import { isGone } from './accounts.ts';
import type { Person } from './cast.ts';
import { callFor, callOfVerb, type DealCall, isExtra, sayable, sideOf } from './deal-calls.ts';
import { type DealRow, possible } from './deal-row.ts';
import { printOf } from './print.ts';
import type { Race } from './race.ts';
import { type Answer, say } from './saying.ts';

interface DealRequest {
  what: DealCall;
  good: boolean;
  pick: number;
}

/** 401: the account was deleted or removed. */
const REFUSED = [400, 401, 403, 404, 409];

/** Requests a deal step. Without concurrency, the expected result is known and checked. */
export async function ask(
  race: Race,
  deal: DealRow,
  person: Person,
  request: DealRequest,
): Promise<Answer | undefined> {
  const { what } = request;
  const side = sideOf(deal, person);
  const words = { deal, side, ...request };
  const { endpoint, body } = callFor(what, words);
  const before = race.alone ? await printOf(race) : undefined;
  const answer = await say(race, person, endpoint, { params: { id: deal.id }, body });
  if (!answer) return;
  const done = answer.status === 200;
  race.town.tally.add(done ? 'asked: done' : 'asked: refused');
  if (!done) assert.ok(REFUSED.includes(answer.status), `${what} was answered ${answer.status}`);
  if (!side) assert.ok(!done, `A stranger could ${what}`);
  if (before === undefined) return answer;
  if (!done) assert.equal(await printOf(race), before, `${what} was refused and changed something`);
  if (isExtra(what)) return answer;
  if (answer.status === 401) {
    assert.ok(await isGone(race, person), 'Somebody who has not left is not known');
    return answer;
  }
  const may = side !== undefined && possible(deal, side).some(({ verb }) => callOfVerb(verb) === what);
  assert.equal(done, may && sayable(what, words), `${what} by the ${side} of a deal that is ${deal.status}`);
  return answer;
}
