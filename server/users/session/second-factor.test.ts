import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listReportedProducts } from '#contract/reports.ts';
import { readAccessToken } from '#contract/session.ts';
import { createUser, readAdmin, readUser } from '#contract/users.ts';
import { declaredEndpoints } from '../../../test/endpoints.ts';
import { openMarket } from '../../../test/market.ts';
import { callerOf } from '../../../test/people.ts';

const market = await openMarket({ adminsNeedSecondFactor: true });
const ADMIN = 'admin@example.test';

async function logIn(email: string, amr?: string[]) {
  const idToken = await market.issuer.sign({ sub: email, email, email_verified: true, ...(amr && { amr }) });
  const person = callerOf(market.url, { email, idToken });
  await person.call(createUser, { body: { email, name: 'Somebody', role: 'buyer' } });
  const { body } = await person.call(readAccessToken, { query: { email } });
  return callerOf(market.url, { email, token: body.accessToken });
}

async function standing(person: Awaited<ReturnType<typeof logIn>>) {
  const params = { email: person.email };
  const { isAdmin } = (await person.call(readAdmin, { params })).body;
  const { role, lacksSecondFactor } = (await person.call(readUser, { params })).body;
  return { isAdmin, role, lacksSecondFactor };
}

test('a password alone makes nobody an admin in production, whatever else the token says', async () => {
  for (const amr of [undefined, [], ['pwd'], ['pwd', 'otp'], ['mfa '], ['MFA']]) {
    const admin = await logIn(ADMIN, amr);
    assert.deepEqual(await standing(admin), { isAdmin: false, role: 'buyer', lacksSecondFactor: true });
  }
  const admin = await logIn(ADMIN, ['pwd']);
  const other = await market.person('buyer');
  assert.equal((await admin.call(readUser, { params: { email: other.email } })).status, 403);
  const { status, body } = await admin.call(listReportedProducts);
  assert.equal(status, 403);
  assert.match(body.detail ?? '', /second step/);
});

test('no endpoint of admins is open to it', async () => {
  const admin = await logIn(ADMIN, ['pwd']);
  const ofAdmins = [...(await declaredEndpoints()).values()].filter(({ access }) => access === 'admin');
  assert.ok(ofAdmins.length > 5);
  for (const endpoint of ofAdmins) {
    const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'nobody']));
    assert.equal((await admin.call(endpoint, { params })).status, 403, `${endpoint.method} ${endpoint.path}`);
  }
});

test('with a second factor an admin is one, in that session', async () => {
  const admin = await logIn(ADMIN, ['otp', 'mfa']);
  assert.deepEqual(await standing(admin), { isAdmin: true, role: 'admin', lacksSecondFactor: undefined });
  assert.equal((await admin.call(listReportedProducts)).status, 200);
  assert.equal((await standing(await logIn(ADMIN, ['pwd']))).isAdmin, false);
});

test('it makes nobody else an admin', async () => {
  const person = await logIn('somebody@example.test', ['otp', 'mfa']);
  assert.deepEqual(await standing(person), { isAdmin: false, role: 'buyer', lacksSecondFactor: undefined });
});
