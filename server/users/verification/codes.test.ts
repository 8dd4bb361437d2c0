import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { readSeller } from '#contract/sellers.ts';
import {
  confirmVerificationCode,
  readVerification,
  SENT_CODE_TRIES,
  SENT_CODES_A_DAY,
  sendVerificationCode,
  withdrawVerification,
} from '#contract/verification.ts';
import { openMarket } from '../../../test/market.ts';
import type { Caller } from '../../../test/people.ts';
import { aProductOf } from '../../../test/products.ts';
import { aPhone, codeTo, confirmPhone } from '../../../test/verification.ts';
import { SmsRefused } from '../../sms/sms.ts';

const market = await openMarket();
const { sql } = market.market;
beforeEach(() => sql`delete from verification_codes`);

const send = (seller: Caller, phone: string) => seller.call(sendVerificationCode, { body: { step: 'phone', phone } });
const confirm = (seller: Caller, code: string, step: 'phone' | 'email' = 'phone') =>
  seller.call(confirmVerificationCode, { body: { step, code } });
const stepOf = async (seller: Caller, step: string) =>
  (await seller.call(readVerification)).body.steps.find((one) => one.step === step);
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const later = (seconds: number) =>
  sql`update verification_codes set sent_at = sent_at - make_interval(secs => ${seconds})`;

test('a phone is confirmed by the code that came to it, and only its last digits are kept', async () => {
  const seller = await market.person('seller');
  const phone = aPhone();
  const spaced = `${phone.slice(0, 4)} (${phone.slice(4, 8)})-${phone.slice(8)}`;
  const { body } = await send(seller, spaced);
  assert.equal(body.sentTo, `the phone that ends in ${phone.slice(-2)}`);
  assert.deepEqual((await confirm(seller, await codeTo(market, phone))).body, { modifiedCount: 1 });
  const { state, ending, confirmedAt, endsAt } = (await stepOf(seller, 'phone')) ?? {};
  assert.deepEqual([state, ending], ['confirmed', phone.slice(-2)]);
  assert.equal(Date.parse(endsAt ?? '') - Date.parse(confirmedAt ?? ''), 365 * 24 * 60 * 60 * 1000);
  for (const table of ['verification_steps', 'verification_codes'])
    assert.ok(!JSON.stringify(await sql`select * from ${sql(table)}`).includes(phone.slice(1)), table);
});

test('everybody sees at once which steps a seller has done, and no longer when they are taken back', async () => {
  const seller = await market.person('seller');
  await aProductOf(seller);
  const [{ id = '' } = {}] = await sql<{ id: string }[]>`select id from users where email = ${seller.email}`;
  const seen = async () =>
    (await market.nobody.call(readSeller, { params: { id } })).body.verifiedSteps.map(({ step }) => step);
  assert.deepEqual(await seen(), ['email']);
  await confirmPhone(market, seller);
  assert.deepEqual(await seen(), ['email', 'phone']);
  assert.deepEqual((await seller.call(withdrawVerification, { params: { step: 'phone' } })).body, { deletedCount: 1 });
  assert.deepEqual(await seen(), ['email']);
  assert.deepEqual((await seller.call(withdrawVerification, { params: { step: 'phone' } })).body, { deletedCount: 0 });
});

test('a second click sends nothing, and the first code stays good', async () => {
  const seller = await market.person('seller');
  const phone = aPhone();
  const clicks = await Promise.all([1, 2, 3].map(() => send(seller, phone)));
  assert.equal(new Set(clicks.map(({ status, body }) => `${status} ${body.endsAt}`)).size, 1);
  assert.equal((await market.mails()).filter(({ subject }) => subject.includes(phone)).length, 1);
  assert.equal((await confirm(seller, await codeTo(market, phone))).status, 200);
});

test(`a code has ${SENT_CODE_TRIES} tries, ten minutes and one use, and the newest one counts`, async () => {
  const seller = await market.person('seller');
  const phone = aPhone();
  await send(seller, phone);
  const first = await codeTo(market, phone);
  for (let left = SENT_CODE_TRIES - 1; left >= 0; left--) {
    const { status, body } = await confirm(seller, wrong(first));
    assert.deepEqual([status, body.errors?.[0]?.field], [400, 'code']);
    assert.match(
      body.detail ?? '',
      left > 1 ? new RegExp(`${left} more tries`) : left ? /one more try/ : /works no more/,
    );
  }
  assert.match((await confirm(seller, first)).body.detail ?? '', /works no more/);
  await later(60);
  await send(seller, phone);
  const second = await codeTo(market, phone);
  await later(10 * 60);
  assert.equal((await confirm(seller, second)).status, 400);
  await send(seller, phone);
  const third = await codeTo(market, phone);
  assert.deepEqual((await confirm(seller, third)).body, { modifiedCount: 1 });
  assert.equal((await confirm(seller, third)).status, 400);
});

test('many guesses at once are counted each', async () => {
  const seller = await market.person('seller');
  const phone = aPhone();
  await send(seller, phone);
  const code = await codeTo(market, phone);
  await Promise.all(Array.from({ length: 12 }, () => confirm(seller, wrong(code))));
  assert.equal((await confirm(seller, code)).status, 400);
});

test('a number counts for one account, until it is taken back or a year has passed', async () => {
  const [first, second] = await Promise.all([market.person('seller'), market.person('seller')]);
  const phone = aPhone();
  await confirmPhone(market, first, phone);
  const refused = await confirmPhone(market, second, phone);
  assert.deepEqual([refused.status, refused.body.detail?.includes('another account')], [409, true]);
  await sql`update verification_steps set confirmed_at = confirmed_at - interval '365 days' where step = 'phone'`;
  assert.equal((await stepOf(first, 'phone'))?.state, 'ended');
  await later(60);
  assert.equal((await confirmPhone(market, second, phone)).status, 200);
  assert.equal((await stepOf(first, 'phone'))?.state, 'open');
});

test('two accounts that confirm one number at once: one has it', async () => {
  const sellers = await Promise.all([market.person('seller'), market.person('seller')]);
  const phone = aPhone();
  const codes: string[] = [];
  for (const seller of sellers) {
    await send(seller, phone);
    codes.push(await codeTo(market, phone));
  }
  const answers = await Promise.all(sellers.map((seller, nth) => confirm(seller, codes[nth] ?? '')));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
});

test('a person, a number, an address and the market have their number of codes a day', async () => {
  const seller = await market.person('seller');
  for (let nth = 0; nth < SENT_CODES_A_DAY; nth++) assert.equal((await send(seller, aPhone())).status, 200);
  const refused = await send(seller, aPhone());
  assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '86400']);

  await sql`delete from verification_codes`;
  const phone = aPhone();
  for (let nth = 0; nth < SENT_CODES_A_DAY; nth++) {
    assert.equal((await send(await market.person('seller'), phone)).status, 200);
    await later(60);
  }
  assert.equal((await send(await market.person('seller'), phone)).status, 429);

  await sql`update verification_codes set target_hash = ${Buffer.from('another')} || id::text::bytea`;
  const [one] = await sql`select * from verification_codes limit 1`;
  const many = Array.from({ length: 25 }, () => ({ ...one, id: crypto.randomUUID(), user_id: crypto.randomUUID() }));
  await sql`insert into verification_codes ${sql(many)}`;
  assert.equal((await send(await market.person('seller'), aPhone())).status, 429);

  await sql`update verification_codes set address_hash = ${Buffer.from('another')}`;
  const { mostTextsADay } = market.market;
  market.market.mostTextsADay = 30;
  const last = await market.person('seller');
  assert.equal((await send(last, aPhone())).status, 429);
  assert.equal((await last.call(sendVerificationCode, { body: { step: 'email' } })).status, 200);
  market.market.mostTextsADay = mostTextsADay;
});

test('what the provider refuses is the number’s fault, what fails is not, and both count', async () => {
  const seller = await market.person('seller');
  const { sms } = market.market;
  market.market.sms = { send: () => Promise.reject(new SmsRefused()) };
  const refused = await send(seller, aPhone());
  assert.deepEqual([refused.status, refused.body.errors?.[0]?.field], [400, 'phone']);
  market.market.sms = { send: () => Promise.reject(new Error('down')) };
  assert.equal((await send(seller, aPhone())).status, 503);
  assert.equal((await sql`select from verification_codes`).length, 2);
  delete market.market.sms;
  assert.equal((await send(seller, aPhone())).status, 400);
  assert.equal((await seller.call(readVerification)).body.takesPhones, false);
  if (sms) market.market.sms = sms;
});

test('an e-mail address is confirmed again by its code, unless it has changed', async () => {
  const seller = await market.person('seller');
  await sql`update users set email_confirmed_at = now() - interval '366 days' where email = ${seller.email}`;
  assert.equal((await stepOf(seller, 'email'))?.state, 'ended');
  await seller.call(sendVerificationCode, { body: { step: 'email' } });
  const code = await codeTo(market, seller.email);
  await sql`update verification_codes set target_hash = ${Buffer.from('a former address')}`;
  assert.equal((await confirm(seller, code, 'email')).status, 400);
  await sql`delete from verification_codes`;
  await seller.call(sendVerificationCode, { body: { step: 'email' } });
  assert.equal((await confirm(seller, await codeTo(market, seller.email), 'email')).status, 200);
  assert.equal((await stepOf(seller, 'email'))?.state, 'confirmed');
});
