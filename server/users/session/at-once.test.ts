import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readUser } from '#contract/users.ts';
import { openMarket } from '../../../test/market.ts';
import type { Caller } from '../../../test/people.ts';
import { endSession } from './session.ts';

const market = await openMarket();
const { sql } = market.market;
const ROUNDS = 4;

test('people who call at the same time are each themselves, and whose session has ended is nobody', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => market.person('buyer')));
  const ended = people.filter((_, at) => at % 3 === 0);
  for (const { token = '' } of ended) {
    const claims = await market.market.accessTokens.read(token);
    await endSession(sql, claims?.sessionId ?? assert.fail());
  }
  const forged: Caller = { ...market.nobody, token: `${people[1]?.token}x` };
  const whoAmI = async (caller: Caller, email: string) => {
    const { status, body } = await caller.call(readUser, { params: { email } });
    return status === 200 ? body.email : status;
  };
  const all = Array.from({ length: ROUNDS }, () => people).flat();
  const answers = await Promise.all(
    all.flatMap((person) => [whoAmI(person, person.email), whoAmI(forged, person.email)]),
  );
  assert.deepEqual(
    answers,
    all.flatMap((person) => [ended.includes(person) ? 401 : person.email, 401]),
  );
});
