import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Identity } from './identity.ts';
import { type Stage, setStage } from './testing/stage.ts';

const PERSON = { email: 'one@example.com', password: 'a long password', name: 'One' };

describe('the identity service', () => {
  let stage: Stage;
  before(async () => {
    stage = await setStage({
      rateLimit: true,
      sendMail: async () => {
        throw new Error('no mail server for one@example.com');
      },
    });
  });
  after(() => stage.stop());

  test('a mail server that is down is noted, and keeps nobody from signing up', async () => {
    assert.equal((await stage.browser().call('/sign-up/email', PERSON)).status, 200);
    const until = Date.now() + 10_000;
    while (!stage.notes.some((note) => note.includes('letters wait'))) {
      assert.ok(Date.now() < until);
      await wait(10);
    }
  });

  test('its notes hold no addresses and no secrets', async () => {
    await stage.browser().call('/request-password-reset', { email: 'nobody@example.com' });
    await stage.browser().visit('/api/auth/callback/google?code=abc&state=c29tZXRoaW5nIHRoYXQgaXMgYSBzZWNyZXQ');
    assert.ok(stage.notes.length > 0);
    for (const note of stage.notes) assert.doesNotMatch(note, /example\.com|c29tZXRoaW5n/);
  });

  test('people, sessions and keys survive a restart', async () => {
    const browser = stage.browser();
    await browser.call('/sign-up/email', { ...PERSON, email: 'two@example.com' });
    const keys = (await browser.call('/jwks')).text;
    await stage.restart();
    assert.equal((await browser.call('/token')).status, 200);
    assert.equal((await browser.call('/jwks')).text, keys);
  });

  test('several processes start at once and are one service', async () => {
    await stage.database.sql`drop schema identity cascade`;
    await stage.database.sql`create schema identity`;
    const [first, second, third] = await Promise.all([stage.start(), stage.start(), stage.start()]);
    const subs = await Promise.all([first, second, third].map((identity) => identity.enrol(PERSON)));
    assert.equal(new Set(subs).size, 1);
    const [{ count } = { count: 0 }] = await stage.database.sql`select count(*)::int as count from identity.jwks`;
    assert.equal(count, 1);
  });

  test('a request from another site changes nothing', async () => {
    const browser = stage.browser();
    await stage.identity.enrol(PERSON);
    await stage.database.sql`delete from identity."rateLimit"`;
    await browser.call('/sign-in/email', PERSON);
    for (const origin of ['https://evil.test', 'null', `${stage.origin}.evil.test`]) {
      const answer = await browser.call('/update-user', { name: 'Evil' }, { origin });
      assert.equal(answer.status, 403, origin);
    }
    const login = await stage.browser().call('/sign-in/email', PERSON, { origin: 'https://evil.test' });
    assert.deepEqual([login.status, login.json.code], [403, 'INVALID_ORIGIN']);
    const bare = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const own = await browser.visit('/api/auth/update-user', { method: 'POST', headers: bare, body: '{"name":"Uno"}' });
    assert.equal(own.status, 200, 'a page of ours that sends no referrer');
    const text = await browser.call('/update-user', { name: 'Evil' }, { 'content-type': 'text/plain' });
    assert.equal(text.status, 415);
    assert.equal((await browser.call('/get-session')).json.user.name, 'Uno');
  });

  test('guessing is slow, whatever address the guesser claims to have', async () => {
    const guess = (forwarded: string, email = `${forwarded}@example.com`) => {
      const headers = { 'x-forwarded-for': forwarded, 'x-caller-address': forwarded };
      return stage.browser().call('/sign-in/email', { email, password: 'a guess' }, headers);
    };
    const statuses: number[] = [];
    for (let time = 0; time < 10; time += 1) statuses.push((await guess(`10.0.0.${time}`)).status);
    assert.deepEqual(statuses, Array(10).fill(401));
    const refused = await guess('10.0.0.10');
    assert.deepEqual([refused.status, refused.json.code], [429, 'TOO_MANY_REQUESTS']);
    assert.ok(Number(refused.headers.get('retry-after')) > 0);

    await stage.restart({ trustedProxy: true });
    const seen = '10.9.9.9';
    for (let time = 0; time < 10; time += 1)
      assert.equal((await guess(`10.0.0.${time}, ${seen}`, `${time}@example.com`)).status, 401);
    assert.equal((await guess(`10.0.0.10, ${seen}`, '10@example.com')).status, 429, 'the address the proxy saw');
  });

  test('what is too large or not what it should be is refused', async () => {
    await stage.database.sql`delete from identity.attempt`;
    const send = (body: BodyInit, type = 'application/json') =>
      fetch(`${stage.origin}/api/auth/sign-in/email`, { method: 'POST', body, headers: { 'content-type': type } });
    assert.equal((await send(JSON.stringify({ ...PERSON, name: 'x'.repeat(70_000) }))).status, 413);
    assert.equal((await send('{"email":')).status, 400);
    const nul = await stage.browser().call('/reset-password', { token: '\0', newPassword: PERSON.password });
    assert.deepEqual([nul.status, nul.json.code], [400, 'VALIDATION_ERROR']);
    assert.equal((await stage.browser().visit('/api/auth/nothing')).status, 404);
  });

  test('a body in pieces is taken as one whose length is known, and no larger', async () => {
    await stage.database.sql`delete from identity.attempt`;
    async function send(...pieces: string[]) {
      const headers = { 'content-type': 'application/json', origin: stage.origin };
      const asking = request(`${stage.origin}/api/auth/sign-in/email`, { method: 'POST', headers });
      const answered = once(asking, 'response');
      for (const piece of pieces) {
        asking.write(piece);
        await wait(5);
      }
      asking.end();
      const [{ statusCode }] = await answered;
      return statusCode;
    }
    const login = JSON.stringify({ ...PERSON, email: 'pieces@example.com' });
    await stage.browser().call('/sign-up/email', JSON.parse(login));
    assert.equal(await send(login.slice(0, 9), login.slice(9)), 200);
    const long = JSON.stringify({ ...JSON.parse(login), name: 'x'.repeat(60_000) });
    assert.equal(await send(long.slice(0, 30_000), long.slice(30_000)), 200, 'as large as fits');
    assert.equal(await send(...Array(9).fill('x'.repeat(10_000))), 413);
  });

  async function around(identity: Identity, prepare: (response: ServerResponse) => void = () => {}) {
    const server = createServer((request, response) => {
      prepare(response);
      void identity.serve(request, response);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const close = () => {
      server.close();
      server.closeAllConnections();
    };
    return { origin, [Symbol.dispose]: close };
  }

  test('headers of the surrounding application do not get in the way', async () => {
    using application = await around(stage.identity, (response) => {
      response.setHeader('cross-origin-opener-policy', 'same-origin');
      response.setHeader('content-security-policy', "script-src 'self'");
    });
    const { headers } = await fetch(`${application.origin}/api/auth/ok`);
    assert.equal(headers.get('cross-origin-opener-policy'), 'unsafe-none');
    assert.doesNotMatch(String(headers.get('content-security-policy')), /script-src/);
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.equal(headers.get('cross-origin-resource-policy'), 'same-origin');
    assert.match(headers.get('permissions-policy') ?? '', /camera=\(\)/);
    assert.equal(headers.get('cache-control'), 'no-store');
    assert.equal(headers.get('strict-transport-security'), null);
  });

  test('behind https the cookie is for https and this host only, and leaving leaves nothing behind', async () => {
    const origin = 'https://bikes.example';
    using application = await around(await stage.start({ publicUrl: origin, rateLimit: false }));
    const headers = { origin, 'content-type': 'application/json' };
    const call = (path: string, body: object, more: Record<string, string> = {}) =>
      fetch(`${application.origin}/api/auth${path}`, {
        method: 'POST',
        headers: { ...headers, ...more },
        body: JSON.stringify(body),
      });
    const answer = await call('/sign-in/email', PERSON);
    const [cookie = '', ...others] = answer.headers.getSetCookie();
    for (const line of [cookie, ...others]) {
      assert.match(line, /^__Host-kickstand\.\w+=[^;]+;/);
      assert.match(line, /; Path=\/;.* HttpOnly; Secure; SameSite=Lax$/);
      assert.doesNotMatch(line, /domain/i);
    }
    assert.match(cookie, /session_token/);
    assert.match(answer.headers.get('strict-transport-security') ?? '', /^max-age=31536000/);
    assert.equal(answer.headers.get('clear-site-data'), null);
    const left = await call('/sign-out', {}, { cookie: cookie.split(';')[0] ?? '' });
    assert.deepEqual([left.status, left.headers.get('clear-site-data')], [200, '"cache"']);
  });

  test('a fault on our side is said to be one, and noted', async () => {
    await stage.database.sql`drop schema identity cascade`;
    const answer = await stage.browser().call('/sign-in/email', PERSON);
    assert.deepEqual([answer.status, answer.json.code], [503, 'UNAVAILABLE']);
    assert.ok(stage.notes.some((note) => note.includes('does not exist')));
  });
});
