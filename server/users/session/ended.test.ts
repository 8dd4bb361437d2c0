import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exportAccount, removeAccount } from '#contract/account.ts';
import { readAccessToken } from '#contract/session.ts';
import { createUser } from '#contract/users.ts';
import { openMarket } from '../../../test/market.ts';
import { type Caller, callerOf } from '../../../test/people.ts';
import { refuseEarlierTokens } from '../users.ts';
import { endSession, forgetEndedSessions } from './session.ts';

const market = await openMarket();
const { sql } = market.market;

async function statuses({ idToken, token, email, name }: Caller) {
  const caller = callerOf(market.url, { email, token, idToken });
  const answers = [
    await caller.call(exportAccount),
    await caller.call(readAccessToken, { query: { email } }),
    await caller.call(createUser, { body: { email, name, role: 'buyer' } }),
  ];
  return answers.map(({ status }) => status);
}

async function again({ email, name, subject }: Caller, sid?: string): Promise<Caller> {
  const login = { auth_time: Math.floor(Date.now() / 1000) };
  const idToken = await market.issuer.sign({
    sub: subject,
    email,
    email_verified: true,
    ...(sid && { sid }),
    ...login,
  });
  const caller = callerOf(market.url, { email, name, subject, idToken });
  const { body } = await caller.call(readAccessToken, { query: { email } });
  return callerOf(market.url, { email, name, subject, idToken, token: body.accessToken });
}

const timePasses = (person: Caller, seconds: number) =>
  sql`update users set tokens_not_before = tokens_not_before + make_interval(secs => ${seconds})
    where subject = ${person.subject}`;

test('with its session all tokens of it end, and no others', async () => {
  const person = await market.person('buyer');
  const elsewhere = await again(person, 'another browser');
  assert.deepEqual(await statuses(person), [200, 200, 200]);
  await endSession(sql, `session of ${person.subject}`);
  assert.deepEqual(await statuses(person), [401, 401, 401]);
  assert.deepEqual(await statuses(elsewhere), [200, 200, 200]);
  await endSession(sql, `session of ${person.subject}`);
});

test('an account is not deleted by an ID token whose session has ended', async () => {
  const person = await again(await market.person('seller'), 'a session that ends');
  await endSession(sql, 'a session that ends');
  const { status, body } = await person.call(removeAccount);
  assert.deepEqual([status, body.deletedCount], [401, undefined]);
});

test('whatever a person was given before a moment ends with it; what they are given afterwards does not', async () => {
  const person = await market.person('buyer');
  const other = await market.person('buyer');
  await refuseEarlierTokens(sql, { issuer: market.issuer.trusted.issuer, subject: person.subject });
  assert.deepEqual(await statuses(await again(person, 'afterwards')), [200, 200, 200]);
  await timePasses(person, 2);
  assert.deepEqual(await statuses(person), [401, 401, 401]);
  assert.deepEqual(await statuses(other), [200, 200, 200]);
});

test('tokens of an issuer that names no sessions are good until they end by themselves', async () => {
  const person = await again(await market.person('buyer'));
  assert.deepEqual(await statuses(person), [200, 200, 200]);
});

test('an ended session is forgotten when its last token has ended', async () => {
  await endSession(sql, 'just now');
  await sql`insert into ended_sessions values
    ('with tokens', now() - interval '25 minutes'), ('long ago', now() - interval '1 hour')`;
  await forgetEndedSessions(sql);
  const rows = await sql`select session_id as id from ended_sessions`;
  const known = new Set(rows.map(({ id }) => id));
  assert.deepEqual(
    ['just now', 'with tokens', 'long ago'].map((id) => known.has(id)),
    [true, true, false],
  );
});
