import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { removeAccount } from '#contract/account.ts';
import { listNotices } from '#contract/notifications.ts';
import { readPerson } from '#contract/person-facts.ts';
import {
  DOCUMENT_DAYS,
  decideIdentityDocument,
  listIdentityDocuments,
  readIdentityDocument,
  readVerification,
  revokeVerificationStep,
  sendIdentityDocument,
  withdrawVerification,
} from '#contract/verification.ts';
import { openMarket } from '../../../test/market.ts';
import { type Caller, callerOf } from '../../../test/people.ts';
import { aDocument, aWaitingDocumentOf, confirmPhone } from '../../../test/verification.ts';
import { endVerifications } from './verification.ts';

const market = await openMarket();
const { sql } = market.market;
const admin = await market.person('admin');
const STAYING = new AbortController().signal;

const stepOf = async (seller: Caller, step: string) =>
  (await seller.call(readVerification)).body.steps.find((one) => one.step === step);
const decide = (id: string, body: object) => admin.call(decideIdentityDocument, { params: { id }, body });
const photos = async () => (await sql`select from identity_documents`).length;

test('a document waits, an admin looks at it, and its photo is gone with the decision', async () => {
  const seller = await market.person('seller');
  const id = await aWaitingDocumentOf(seller, admin);
  assert.equal((await stepOf(seller, 'document'))?.state, 'waiting');
  const picture = await fetch(`${market.url}/identity-documents/${id}/picture`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  assert.equal(picture.headers.get('cache-control'), 'no-store');
  const bytes = Buffer.from(await picture.arrayBuffer());
  const { format, exif } = await sharp(bytes).metadata();
  assert.deepEqual([format, exif], ['webp', undefined]);
  const [stored] = await sql<{ picture: Buffer }[]>`select picture from identity_documents where id = ${id}`;
  assert.ok(stored && !stored.picture.includes(bytes.subarray(0, 12)));
  const looks = await sql`select from audit where action = 'read-identity-document'`;
  assert.equal(looks.length, 1);
  assert.deepEqual((await decide(id, { decision: 'accept' })).body, { modifiedCount: 1 });
  assert.equal(await photos(), 0);
  assert.equal((await stepOf(seller, 'document'))?.state, 'confirmed');
  assert.equal((await admin.call(readIdentityDocument, { params: { id } })).status, 404);
});

test('two admins decide once', async () => {
  const seller = await market.person('seller');
  const id = await aWaitingDocumentOf(seller, admin);
  const reason = 'The name cannot be read.';
  const answers = await Promise.all([
    decide(id, { decision: 'accept' }),
    decide(id, { decision: 'refuse', reason }),
    decide(id, { decision: 'accept' }),
  ]);
  assert.equal(
    answers.reduce((all, { body }) => all + body.modifiedCount, 0),
    1,
  );
});

test('a refusal has its reason, for the seller, who can send another', async () => {
  const seller = await market.person('seller');
  const reason = 'The name cannot be read.';
  await decide(await aWaitingDocumentOf(seller, admin), { decision: 'refuse', reason });
  const { state, reason: read } = (await stepOf(seller, 'document')) ?? {};
  assert.deepEqual([state, read], ['refused', reason]);
  const { body } = await seller.call(listNotices, { query: {} });
  assert.match(JSON.stringify(body), /Not confirmed: your identity document/);
  const id = await aWaitingDocumentOf(seller, admin);
  assert.equal((await stepOf(seller, 'document'))?.state, 'waiting');
  await decide(id, { decision: 'accept' });
  assert.equal((await stepOf(seller, 'document'))?.reason, undefined);
});

test('a newer photo takes the place of the first, and can be taken back', async () => {
  const seller = await market.person('seller');
  const first = await aWaitingDocumentOf(seller, admin);
  const second = await aWaitingDocumentOf(seller, admin);
  assert.notEqual(first, second);
  assert.deepEqual((await decide(first, { decision: 'accept' })).body, { modifiedCount: 0 });
  assert.deepEqual((await seller.call(withdrawVerification, { params: { step: 'document' } })).body, {
    deletedCount: 1,
  });
  assert.equal(await photos(), 0);
  assert.equal((await stepOf(seller, 'document'))?.state, 'open');
});

test('what is no photo is refused and stores nothing', async () => {
  const seller = await market.person('seller');
  const file = { type: 'image/jpeg', content: new TextEncoder().encode('no photo at all, only text') };
  const { status, body } = await seller.call(sendIdentityDocument, { file });
  assert.deepEqual([status, body.errors?.[0]?.field], [400, 'photo']);
  assert.equal(await photos(), 0);
});

test(`nobody's photo is kept for more than ${DOCUMENT_DAYS} days, nor of one who left`, async () => {
  const [seller, leaving] = await Promise.all([market.person('seller'), market.person('seller')]);
  await aWaitingDocumentOf(seller, admin);
  await sql`update identity_documents set sent_at = sent_at - make_interval(days => ${DOCUMENT_DAYS})`;
  await aWaitingDocumentOf(leaving, admin);
  await endVerifications(market.market, STAYING);
  assert.equal(await photos(), 1);
  const { state, reason } = (await stepOf(seller, 'document')) ?? {};
  assert.equal(state, 'refused');
  assert.match(reason ?? '', /Please send it again/);
  const claims = { sub: leaving.subject, email: leaving.email, auth_time: Math.floor(Date.now() / 1000) };
  const left = callerOf(market.url, { email: leaving.email, idToken: await market.issuer.sign(claims) });
  assert.equal((await left.call(removeAccount)).status, 200);
  assert.equal(await photos(), 0);
});

test('the oldest document is first, in parts', async () => {
  const sellers = await Promise.all([1, 2, 3].map(() => market.person('seller')));
  for (const seller of sellers) await seller.call(sendIdentityDocument, { file: await aDocument() });
  const { body, headers } = await admin.call(listIdentityDocuments, { query: { limit: 2 } });
  assert.deepEqual(
    body.map(({ sellerEmail }) => sellerEmail),
    sellers.slice(0, 2).map(({ email }) => email),
  );
  assert.match(headers.get('link') ?? '', /rel="next"/);
  const after = body[1]?._id;
  const { body: rest } = await admin.call(listIdentityDocuments, { query: { limit: 2, after } });
  assert.deepEqual(
    rest.map(({ sellerEmail }) => sellerEmail),
    [sellers[2]?.email],
  );
});

test('an admin takes a step back once, with a reason, and sees the steps of a person', async () => {
  const seller = await market.person('seller');
  await confirmPhone(market, seller);
  const reason = 'The number is another person’s.';
  const revoke = (step: 'phone' | 'email' | 'document') =>
    admin.call(revokeVerificationStep, { params: { email: seller.email, step }, body: { reason } });
  assert.deepEqual((await revoke('phone')).body, { modifiedCount: 1 });
  assert.deepEqual((await revoke('phone')).body, { modifiedCount: 0 });
  assert.deepEqual((await revoke('email')).body, { modifiedCount: 1 });
  assert.deepEqual((await revoke('email')).body, { modifiedCount: 0 });
  assert.deepEqual((await revoke('document')).body, { modifiedCount: 0 });
  const { body } = await admin.call(readPerson, { params: { email: seller.email } });
  assert.deepEqual(
    body.steps.map(({ step, state, reason }) => [step, state, reason]),
    [
      ['email', 'refused', reason],
      ['phone', 'refused', reason],
      ['document', 'open', undefined],
      ['payouts', 'open', undefined],
    ],
  );
});
