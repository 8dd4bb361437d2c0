import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { ACCESS_TOKEN_MINUTES, readAccessToken } from '#contract/session.ts';
import { createUser, readAdmin, readUser } from '#contract/users.ts';
import { openMarket } from '../../../test/market.ts';
import { type Caller, callerOf } from '../../../test/people.ts';
import { idTokens } from './id-tokens.ts';

const market = await openMarket();
const buyer = await market.person('buyer');
const ADMIN = 'admin@example.test';

test('an ID token is exchanged for an access token of fifteen minutes that names its user and session', async () => {
  const { status, body, headers } = await signIn(buyer);
  assert.equal(status, 200);
  assert.deepEqual(Object.keys(body), ['accessToken']);
  assert.equal(headers.get('cache-control'), 'no-store');
  const { iat = 0, exp = 0, sub, ...claims } = decodeJwt(body.accessToken);
  const sid = `session of ${buyer.subject}`;
  assert.deepEqual(claims, { email: buyer.email, sid, iss: 'kickstand', aud: 'kickstand-api' });
  assert.equal(exp - iat, ACCESS_TOKEN_MINUTES * 60);
  assert.match(sub ?? '', /^[0-9a-f-]{36}$/);
  assert.equal(decodeProtectedHeader(body.accessToken).alg, 'HS256');
  const caller = callerOf(market.url, { token: body.accessToken });
  assert.equal((await caller.call(readUser, { params: { email: buyer.email } })).body.email, buyer.email);
});

test('refusals are not kept by anybody either', async () => {
  for (const caller of [market.nobody, buyer])
    for (const email of [buyer.email, 'other@example.test', 'nonsense']) {
      const { headers, status } = await caller.call(readAccessToken, { query: { email } });
      if (status >= 400) assert.equal(headers.get('cache-control'), 'no-store');
    }
});

test('the e-mail address must be the token’s, in any letter case', async () => {
  const shout = buyer.email.toUpperCase();
  assert.equal((await buyer.call(readAccessToken, { query: { email: shout } })).status, 200);
  const shouting = await holder({ sub: buyer.subject, email: shout, email_verified: true });
  assert.equal((await shouting.call(readAccessToken, { query: { email: buyer.email } })).status, 200);
  assert.equal((await buyer.call(readAccessToken, { query: { email: 'other@example.test' } })).status, 403);
});

test('a person who has not joined yet gets no access token', async () => {
  const stranger = await holder({ sub: 'stranger', email: 'stranger@example.test', email_verified: true });
  const { status, body } = await signIn(stranger);
  assert.deepEqual([status, body.code], [404, 'not-found']);
});

test('people are known by issuer and subject: an e-mail address alone opens no account', async () => {
  const impostor = await holder({ sub: 'impostor', email: buyer.email });
  assert.equal((await signIn(impostor)).status, 404);
  assert.equal((await impostor.call(createUser, { body: joining(impostor) })).status, 409);
  assert.equal((await signIn(impostor)).status, 404);
  assert.equal((await signIn(await holder({ sub: 'impostor', email: buyer.email, email_verified: true }))).status, 404);
  const moved = await holder({ sub: buyer.subject, email: 'moved@example.test', email_verified: true });
  const { body } = await moved.call(readAccessToken, { query: { email: 'moved@example.test' } });
  assert.equal(decodeJwt(body.accessToken).email, buyer.email);
});

test('an address of the admins makes an admin only when it is verified', async () => {
  const claims = { sub: 'the admin', email: ADMIN };
  const unverified = await holder({ ...claims, email_verified: false });
  await unverified.call(createUser, { body: joining(unverified) });
  assert.equal(await isAdmin(unverified), false);
  assert.equal(await isAdmin(await holder(claims)), false);
  assert.equal(await isAdmin(await holder({ ...claims, email_verified: true })), true);
  assert.equal(await isAdmin(unverified), true);
});

test('no other address makes an admin', async () => {
  for (const email of [`x${ADMIN}`, `${ADMIN}.test`, 'admin@example.com']) {
    const caller = await holder({ sub: email, email, email_verified: true });
    await caller.call(createUser, { body: joining(caller) });
    assert.equal(await isAdmin(caller), false);
  }
});

test('a token without the claims that matter is worth nothing', async () => {
  for (const claims of [
    { sub: buyer.subject },
    { email: buyer.email },
    { sub: '', email: buyer.email },
    { sub: 7, email: buyer.email },
  ]) {
    const caller = callerOf(market.url, { email: buyer.email, idToken: await market.issuer.sign(claims as never) });
    assert.equal((await signIn(caller)).status, 401, JSON.stringify(claims));
  }
});

test('when the identity service is out of reach, signing in waits, and who is signed in stays so', async () => {
  const { idTokens: before } = market.market;
  market.market.idTokens = idTokens({ ...market.issuer.trusted, jwksUrl: 'http://127.0.0.1:9/jwks' });
  const { status, headers } = await signIn(buyer);
  assert.deepEqual([status, headers.has('retry-after')], [503, true]);
  assert.equal((await buyer.call(readUser, { params: { email: buyer.email } })).status, 200);
  market.market.idTokens = before;
  assert.equal((await signIn(buyer)).status, 200);
});

async function holder(claims: Parameters<typeof market.issuer.sign>[0]): Promise<Caller> {
  return callerOf(market.url, { email: claims.email, idToken: await market.issuer.sign(claims) });
}

async function isAdmin(person: Caller) {
  const { body } = await signIn(person);
  const caller = callerOf(market.url, { token: body.accessToken });
  return (await caller.call(readAdmin, { params: { email: person.email } })).body.isAdmin;
}

const signIn = (person: Caller) => person.call(readAccessToken, { query: { email: person.email } });
const joining = ({ email }: Caller) => ({ email, name: 'Somebody', role: 'buyer' });
