import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { reportProduct } from '#contract/reports.ts';
import { readAccessToken } from '#contract/session.ts';
import { createUser, readUser } from '#contract/users.ts';
import { declaredEndpoints } from './endpoints.ts';
import { openMarket } from './market.ts';
import { type Caller, callerOf } from './people.ts';
import { aProductOf } from './products.ts';

const market = await openMarket();
const endpoints = await declaredEndpoints();

/** Calls that affect other users' bikes, money or time. */
const NEED_IT = [
  ...[
    'addProduct',
    'editProduct',
    'advertiseProduct',
    'addPhoto',
    'changePortrait',
    'changePrices',
    'startImport',
    'mapImport',
    'confirmImportRows',
    'runImport',
  ],
  ...['bookProduct', 'createPaymentIntent', 'recordPayment', 'reportProduct', 'explainReport', 'readContact'],
  ...['proposeMeeting', 'acceptMeeting', 'handOver', 'renewCode', 'confirmDeal', 'declineDeal', 'cancelDeal'],
  ...['makeOffer', 'counterOffer', 'acceptOffer', 'declineOffer', 'withdrawOffer', 'changeOfferTerms'],
  ...['beginConversation', 'writeInDeal', 'sendMessage', 'addMessagePhoto', 'reportMessage'],
  ...['missOther', 'withdrawMiss', 'disputeDeal', 'addStatement', 'relistProduct'],
  ...['addInspectionPhoto', 'attachInspection'],
  ...['rateDeal', 'replyToRating', 'reportRating'],
  ...['sendVerificationCode', 'sendIdentityDocument'],
];

test('nobody with an unconfirmed address does more than look around', async () => {
  const seller = await unconfirmed('seller');
  const refused = async (person: Caller, name: string) => {
    const endpoint = endpoints.get(name);
    assert.ok(endpoint, name);
    const params = {
      email: person.email,
      brandName: 'YAMAHA',
      id: randomUUID(),
      name: 'a'.repeat(32),
      photoId: randomUUID(),
    };
    const { status, body, headers } = await person.call(endpoint, { params });
    if (body.code !== 'address-unconfirmed') return false;
    assert.equal(status, 403);
    assert.match(body.detail ?? '', /confirm your e-mail address/);
    assert.match(headers.get('content-type') ?? '', /^application\/problem\+json/);
    return true;
  };
  for (const [name, { access }] of endpoints) {
    const isForSellers = access === 'seller';
    // One of these calls turns a buyer into a seller.
    const buyer = await unconfirmed('buyer');
    assert.equal(await refused(seller, name), NEED_IT.includes(name), `${name} by a seller`);
    assert.equal(await refused(buyer, name), NEED_IT.includes(name) && !isForSellers, `${name} by a buyer`);
  }
  assert.deepEqual(NEED_IT.toSorted(), [...endpoints].flatMap(([name, { needs }]) => (needs ? [name] : [])).toSorted());
});

test('who confirms the address does it all with the next token, and never loses that', async () => {
  const id = await aProductOf(await market.person('seller'));
  const person = await unconfirmed('buyer');
  const report = async () => (await person.call(reportProduct, { params: { id } })).status;
  assert.deepEqual([await report(), await isConfirmed(person)], [403, false]);
  await signIn(person, { email_verified: true });
  assert.deepEqual([await report(), await isConfirmed(person)], [200, true]);
  for (const claims of [{}, { email_verified: false }]) {
    await signIn(person, claims);
    assert.equal(await isConfirmed(person), true);
  }
});

test('an identity that is sure of another address says nothing about the one on the record', async () => {
  const person = await unconfirmed('buyer');
  await signIn(person, { email: 'another@example.test', email_verified: true });
  assert.equal(await isConfirmed(person), false);
});

async function unconfirmed(role: 'buyer' | 'seller'): Promise<Caller> {
  const subject = randomUUID();
  const email = `${subject}@example.test`;
  const person = { email, subject, name: 'Somebody' };
  const idToken = await market.issuer.sign({ sub: subject, email, email_verified: false });
  await callerOf(market.url, { ...person, idToken }).call(createUser, { body: { email, name: person.name, role } });
  const { body } = await signIn(person, {});
  return callerOf(market.url, { ...person, idToken, token: body.accessToken });
}

async function signIn({ subject, email }: Pick<Caller, 'subject' | 'email'>, claims: object) {
  const tokenClaims = { sub: subject, email, ...claims };
  const caller = callerOf(market.url, { idToken: await market.issuer.sign(tokenClaims) });
  return caller.call(readAccessToken, { query: { email: tokenClaims.email } });
}

const isConfirmed = async (person: Caller) =>
  (await person.call(readUser, { params: { email: person.email } })).body.emailConfirmed;
