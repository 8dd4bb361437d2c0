import assert from 'node:assert/strict';
import { test } from 'node:test';
import { removeAccount } from '#contract/account.ts';
import {
  chooseNotices,
  type NoticeChoice,
  type NoticeKind,
  readNoticePreferences,
} from '#contract/notice-preferences.ts';
import { countNotices, listNotices, readNotices } from '#contract/notifications.ts';
import { openMarket } from '../../../test/market.ts';
import { type Caller, callerOf } from '../../../test/people.ts';
import { mailNotices } from '../notifications.ts';
import { idOf, testNews } from '../testing/test-news.ts';

const { market, url, issuer, person, nobody, mails } = await openMarket();
const { sql } = market;
const tell = { favourites: testNews('favourites'), messages: testNews('messages'), offers: testNews('offers') };
const run = () => mailNotices(market, { warn: () => {} });
const lettersTo = async ({ email }: Caller) => (await mails()).filter(({ to }) => to.includes(email));
const choose = (caller: Caller, kind: NoticeKind, channel: 'mail' | 'push', choice: NoticeChoice) =>
  caller.call(chooseNotices, { params: { kind, channel }, body: { choice } });
const ofKind = async (caller: Caller, kind: NoticeKind) =>
  (await caller.call(readNoticePreferences)).body.find((one) => one.kind === kind);

test('what one chose holds, for oneself, and choosing it again changes nothing', async () => {
  const [one, other] = [await person('buyer'), await person('buyer')];
  assert.deepEqual(await ofKind(one, 'favourites'), { kind: 'favourites', mail: 'on', push: 'on' });
  assert.deepEqual(await ofKind(one, 'messages'), { kind: 'messages', mail: 'on', push: 'on' });
  assert.equal((await choose(one, 'favourites', 'mail', 'off')).body.modifiedCount, 1);
  assert.equal((await choose(one, 'favourites', 'mail', 'off')).body.modifiedCount, 0);
  assert.deepEqual(await ofKind(one, 'favourites'), { kind: 'favourites', mail: 'off', push: 'on' });
  assert.deepEqual(await ofKind(other, 'favourites'), { kind: 'favourites', mail: 'on', push: 'on' });
  assert.equal((await nobody.call(readNoticePreferences)).status, 401);
  const many = Array.from({ length: 8 }, (_, nth) => choose(one, 'offers', 'push', nth % 2 ? 'on' : 'off'));
  assert.ok((await Promise.all(many)).every(({ status }) => status === 200));
  assert.equal((await sql`select from notice_preferences where user_id = ${await idOf(sql, one)}`).length, 2);
});

test('letters about deals and money cannot be stopped; a choice that is none is named', async () => {
  const one = await person('seller');
  for (const [kind, channel, choice] of [
    ['deals', 'mail', 'off'],
    ['payouts', 'mail', 'off'],
    ['favourites', 'mail', 'sometimes'],
  ] as const) {
    const { status, body } = await choose(one, kind, channel, choice as NoticeChoice);
    assert.deepEqual(
      [status, body.errors?.map(({ field }) => field)],
      [400, ['choice']],
      `${kind} ${channel} ${choice}`,
    );
  }
  assert.equal((await sql`select from notice_preferences where user_id = ${await idOf(sql, one)}`).length, 0);
  await sql`insert into notice_preferences values (${await idOf(sql, one)}, 'deals', 'mail', 'off')`;
  assert.equal((await ofKind(one, 'deals'))?.mail, 'on');
});

test('a letter that one has stopped does not come, also when it was waiting; the bell has it', async () => {
  const one = await person('buyer');
  const id = await idOf(sql, one);
  await tell.favourites(sql, id);
  await tell.offers(sql, id);
  await choose(one, 'favourites', 'mail', 'off');
  await run();
  assert.deepEqual(
    (await lettersTo(one)).map(({ subject }) => subject),
    ['News of offers'],
  );
  assert.equal((await one.call(countNotices)).body.unread, 2);
  const [waiting] = await sql`select count(*)::int from notices where user_id = ${id} and next_mail_at is not null`;
  assert.equal(waiting?.count, 0);
  await choose(one, 'favourites', 'mail', 'on');
  await tell.favourites(sql, id);
  await run();
  assert.equal((await lettersTo(one)).length, 2);
});

test('a message that was read meanwhile is not mailed; an offer is', async () => {
  const one = await person('buyer');
  const id = await idOf(sql, one);
  const readAll = async () => {
    const [newest] = (await one.call(listNotices)).body;
    await one.call(readNotices, { body: { upTo: newest?._id ?? '' } });
  };
  await tell.messages(sql, id);
  await tell.offers(sql, id);
  await readAll();
  await run();
  assert.deepEqual(
    (await lettersTo(one)).map(({ subject }) => subject),
    ['News of offers'],
  );
  await tell.messages(sql, id);
  await run();
  assert.equal((await lettersTo(one)).length, 2);
});

test('who leaves takes the choices along', async () => {
  const one = await person('buyer');
  const id = await idOf(sql, one);
  await choose(one, 'favourites', 'mail', 'off');
  const { subject, email } = one;
  const now = Math.floor(Date.now() / 1000);
  const idToken = await issuer.sign({ sub: subject, email, email_verified: true, auth_time: now });
  assert.equal((await callerOf(url, { subject, email, idToken }).call(removeAccount)).status, 200);
  assert.equal((await sql`select from notice_preferences where user_id = ${id}`).length, 0);
});
