import assert from 'node:assert/strict';
import { test } from 'node:test';
import { removeUser } from '#contract/users.ts';
import { openMarket } from '../../../test/market.ts';
import type { Caller } from '../../../test/people.ts';
import { mailNotices } from '../notifications.ts';
import { readPreferences } from '../preferences/preferences.ts';
import { idOf, testNews } from '../testing/test-news.ts';
import { stopTokens } from './stop-tokens.ts';

const { market, url, person, mails } = await openMarket();
const { sql } = market;
const { origin } = new URL(url);
const tell = testNews('saved-searches');
const mailOf = async (one: Caller) =>
  (await readPreferences(sql, await idOf(sql, one))).find(({ kind }) => kind === 'saved-searches')?.mail;
const stopOf = async (one: Caller) =>
  `${origin}/letters/stop?token=${market.stopTokens.make({ userId: await idOf(sql, one), kind: 'saved-searches' })}`;
const oneClick = (address: string) =>
  fetch(address, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });

test('the address in a letter stops letters of its kind, without a login, once or twice', async () => {
  const one = await person('buyer');
  const id = await idOf(sql, one);
  await tell(sql, id);
  await mailNotices(market, { warn: () => {} });
  const [letter] = (await mails()).filter(({ to }) => to.includes(one.email));
  const address = await stopOf(one);
  assert.ok(letter?.text.includes(`Stop letters about saved searches: ${address.replace(origin, market.publicUrl)}`));
  for (let time = 0; time < 2; time++) {
    const answer = await oneClick(address);
    assert.equal(answer.status, 200);
    assert.match(await answer.text(), /No more letters about saved searches/);
    assert.equal(await mailOf(one), 'off');
  }
  const [row] = await sql`select count(*)::int from notice_preferences where user_id = ${id}`;
  assert.equal(row?.count, 1);
});

test('looking at the address changes nothing and asks with a button; so do what fetches links ahead', async () => {
  const one = await person('buyer');
  const address = await stopOf(one);
  for (const method of ['GET', 'HEAD']) assert.equal((await fetch(address, { method })).status, 200);
  const answer = await fetch(address);
  assert.match(await answer.text(), /<form method="post"><button class="main">Stop these letters<\/button>/);
  assert.equal(answer.headers.get('cache-control'), 'no-store');
  assert.match(answer.headers.get('content-security-policy') ?? '', /default-src 'none'.*form-action 'self'/);
  assert.equal(await mailOf(one), 'on');
});

test('mail programs send what they like along', async () => {
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  for (const init of [{}, { body: form }, { body: '{', headers: { 'content-type': 'application/json' } }]) {
    const one = await person('buyer');
    assert.equal((await fetch(await stopOf(one), { method: 'POST', ...init })).status, 200);
    assert.equal(await mailOf(one), 'off');
  }
});

test('what was not made here stops nothing, whoever is meant', async () => {
  const one = await person('buyer');
  const address = await stopOf(one);
  const token = new URL(address).searchParams.get('token') ?? '';
  const foreign = stopTokens('another secret').make({ userId: await idOf(sql, one), kind: 'saved-searches' });
  const damaged = [...token].map(
    (letter, at) => `${token.slice(0, at)}${letter === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`,
  );
  for (const bad of [
    '',
    'x',
    '%00',
    token.slice(1),
    token.slice(0, -4),
    foreign,
    'A'.repeat(5000),
    await idOf(sql, one),
  ])
    for (const method of ['GET', 'POST'])
      assert.equal((await fetch(`${origin}/letters/stop?token=${bad}`, { method })).status, 404, bad);
  for (const bad of damaged.slice(0, -1)) assert.equal(market.stopTokens.read(bad), undefined);
  for (const query of ['', '?token=a&token=b'])
    assert.equal((await oneClick(`${origin}/letters/stop${query}`)).status, 404);
  assert.equal(await mailOf(one), 'on');
});

test('a token says nothing of its person, and not whether there is one', async () => {
  const one = await person('buyer');
  const userId = await idOf(sql, one);
  const address = await stopOf(one);
  const bytes = Buffer.from(new URL(address).searchParams.get('token') ?? '', 'base64url');
  assert.ok(!bytes.includes(Buffer.from(userId.replaceAll('-', ''), 'hex')));
  assert.equal(address, await stopOf(one));
  await (await person('admin')).call(removeUser, { params: { email: one.email } });
  const answer = await oneClick(address);
  assert.match(await answer.text(), /No more letters about saved searches/);
  assert.equal((await sql`select from notice_preferences where user_id = ${userId}`).length, 0);
});

test('one address is not called without end', async () => {
  const strict = await openMarket({ rateLimit: true });
  const address = `${new URL(strict.url).origin}/letters/stop?token=x`;
  const answers = await Promise.all(Array.from({ length: 310 }, async () => (await fetch(address)).status));
  assert.deepEqual([...new Set(answers)].sort(), [404, 429]);
});
