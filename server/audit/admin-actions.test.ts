import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AdminCategory, addCategory, listAllCategories } from '#contract/categories.ts';
import { disputeDeal } from '#contract/deals.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { decideImportReview } from '#contract/import-reviews.ts';
import { runImport } from '#contract/imports.ts';
import { reportRating } from '#contract/ratings.ts';
import { reportProduct } from '#contract/reports.ts';
import { appealSuspension } from '#contract/suspensions.ts';
import { anAdminWith } from '../../test/admins.ts';
import { aBookingOf, aPaidBookingOf } from '../../test/bookings.ts';
import { cardHolder } from '../../test/cards.ts';
import { aMessageReportOf } from '../../test/conversations.ts';
import { dealIn } from '../../test/deal-in.ts';
import { declaredEndpoints } from '../../test/endpoints.ts';
import { aCheckedImportOf, csv } from '../../test/imports.ts';
import { A_QUEUED_TEXT, aCheckedProductOf, decideAs, reviewOf } from '../../test/listing-reviews.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { aProductOf } from '../../test/products.ts';
import { aRatedDeal } from '../../test/ratings.ts';
import { aRefundProposal } from '../../test/refund-proposals.ts';
import { A_SUSPENSION, suspend } from '../../test/suspensions.ts';
import { aWaitingDocumentOf, confirmPhone } from '../../test/verification.ts';

const market = await openMarket({ listing: { newSeller: 20 } });
const { sql } = market.market;
const [admin, seller, buyer, stranger] = await Promise.all([
  market.person('admin'),
  market.person('seller'),
  market.person('buyer'),
  market.person('buyer'),
]);
const cards = cardHolder(market);
const endpoints = await declaredEndpoints();

const brands = async () =>
  (await admin.call(listAllCategories)).body.filter(({ isRetired }: AdminCategory) => !isRetired);
async function aBrand(brandName: string) {
  const { body } = await admin.call(addCategory, { body: { brandName } });
  return { id: body.insertedId };
}

const aPerson = async () => ({ params: { email: (await market.person('seller')).email } });

async function aReport() {
  const params = { id: await aProductOf(seller) };
  await buyer.call(reportProduct, { params });
  return { params };
}

async function aDispute() {
  const params = { id: await aPaidBookingOf(buyer, await aProductOf(seller), cards) };
  await buyer.call(disputeDeal, { params, body: { words: 'It is another one.' } });
  return params;
}

async function aReportedRating() {
  const { ratingId: id } = await aRatedDeal({ market, cards, buyer, seller, admin });
  await stranger.call(reportRating, { params: { id }, body: { reason: 'offensive' } });
  return { params: { id } };
}

async function aHeldPayout() {
  const { bookingId } = await dealIn('completed', { market, cards, buyer, seller, admin });
  const [payout] = await sql<{ id: string }[]>`
    update payouts set held_for = 'same-phone', held_at = now() where booking_id = ${bookingId} returning id`;
  return { params: { id: payout?.id ?? '' }, body: { reason: 'I have asked them.' } };
}

async function aWaitingImport() {
  const importer = await market.person('seller');
  const rows = Array.from({ length: 21 }, (_, row) => `Yamaha FZ-S,${1000 + row},2018,Dhaka`);
  const params = { id: await aCheckedImportOf(importer, csv(['name,price,year,city', ...rows].join('\n'))) };
  await importer.call(runImport, { params });
  return { params };
}

async function aDecidedImport() {
  const { params } = await aWaitingImport();
  await admin.call(decideImportReview, { params, body: { decision: 'approved' } });
  return { params };
}

async function aSuspended() {
  const person = await aPerson();
  await suspend(admin, person.params);
  return person;
}

async function anAppealOf(person: Caller) {
  await suspend(admin, person);
  await person.call(appealSuspension, { body: { words: 'It was not me.' } });
  return { params: { email: person.email } };
}

const actions: Record<string, [action: string, input: () => Promise<object> | object]> = {
  verifySeller: ['verify-seller', aPerson],
  decideVerification: ['verify-seller', async () => ({ ...(await aPerson()), body: { isVarified: true } })],
  changeAdminJob: [
    'change-admin-job',
    async () => ({ params: { email: (await anAdminWith(market, 'support')).email }, body: { job: 'finance' } }),
  ],
  removeUser: ['remove-user', aPerson],
  dismissReports: ['dismiss-reports', aReport],
  addCategory: ['add-brand', () => ({ body: { brandName: 'Norton' } })],
  changeCategory: ['change-brand', async () => ({ params: await aBrand('Ariel'), body: { brandName: 'Vincent' } })],
  orderCategories: ['order-brands', async () => ({ body: { ids: (await brands()).map(({ _id }) => _id).reverse() } })],
  retireCategory: ['retire-brand', async () => ({ params: await aBrand('Rudge'), body: { isRetired: true } })],
  decideDispute: [
    'refund',
    async () => ({ params: await aDispute(), body: { decision: 'refund', reason: 'So it is.' } }),
  ],
  addStatement: ['state', async () => ({ params: await aDispute(), body: { words: 'Please send the papers.' } })],
  withdrawRefundProposal: [
    'withdraw-refund-proposal',
    async () => {
      const params = await aDispute();
      await aRefundProposal(sql, params.id);
      return { params };
    },
  ],
  reconcileNow: ['reconcile', () => ({})],
  releasePayout: ['release-payout', aHeldPayout],
  refundPayout: ['refund-payout', aHeldPayout],
  suspendUser: ['suspend-user', async () => ({ ...(await aPerson()), body: A_SUSPENSION })],
  liftSuspension: ['lift-suspension', aSuspended],
  keepSuspension: ['keep-suspension', async () => anAppealOf(await market.person('seller'))],
  decideIdentityDocument: [
    'accept-identity-document',
    async () => ({
      params: { id: await aWaitingDocumentOf(await market.person('seller'), admin) },
      body: { decision: 'accept' },
    }),
  ],
  revokeVerificationStep: [
    'revoke-verification-step',
    async () => {
      const { email } = seller;
      await confirmPhone(market, seller);
      return { params: { email, step: 'phone' }, body: { reason: 'It is another’s.' } };
    },
  ],
  decideImportReview: [
    'refuse-import',
    async () => ({ ...(await aWaitingImport()), body: { decision: 'refused', reason: 'These are not theirs.' } }),
  ],
  decideMessageReport: [
    'decide-message-report',
    async () => ({ params: { id: await aMessageReportOf(market, buyer, seller) }, body: { decision: 'remove' } }),
  ],
  dismissRatingReports: ['dismiss-rating-reports', aReportedRating],
  removeRating: ['remove-rating', async () => ({ ...(await aReportedRating()), body: { reason: 'It is no rating.' } })],
  decideListing: [
    'hide-listing',
    async () => {
      const id = await aCheckedProductOf(market, seller, { disc: A_QUEUED_TEXT });
      const { version } = await reviewOf(admin, id);
      return { params: { id }, body: { version, decision: 'hide', reason: 'text', words: 'It is no text.' } };
    },
  ],
  undoListingDecision: [
    'undo-listing-decision',
    async () => {
      const id = await aCheckedProductOf(market, seller, { disc: A_QUEUED_TEXT });
      await decideAs(admin, id, 'hide');
      return { params: { id } };
    },
  ],
  undoImportReview: ['undo-import-decision', aDecidedImport],
  removeProduct: ['remove-product', async () => ({ params: { id: await aProductOf(seller) } })],
  cancelDeal: [
    'cancel',
    async () => ({ params: { id: await aBookingOf(buyer, await aProductOf(seller)) }, body: { reason: 'Fraud.' } }),
  ],
};

test('everything that only an admin can change is tried here', () => {
  const changing = [...endpoints].filter(([, { access, method }]) => access === 'admin' && method !== 'GET');
  for (const [name] of changing) assert.ok(name in actions, name);
});

for (const [name, [action, input]] of Object.entries(actions))
  test(`${name} by an admin is in the audit, once and with who it was; a refusal is not`, async () => {
    const endpoint = endpoints.get(name) as Endpoint;
    const given = await input();
    const before = await noted();
    const refused = await stranger.call(endpoint, given);
    assert.ok(refused.status >= 400, `${refused.status}`);
    assert.equal((await noted()).length, before.length, 'a refusal');
    const { status, body } = await admin.call(endpoint, given);
    assert.equal(status, 200, JSON.stringify(body));
    const [row, ...more] = (await noted()).slice(before.length);
    assert.deepEqual(more, []);
    const id = await adminsId();
    assert.deepEqual({ ...row }, { action, actor: 'admin', actorId: id });
  });

const noted = async () => [
  ...(await sql`select action, actor, actor_id as "actorId" from audit where actor = 'admin' order by id`),
];

async function adminsId() {
  const [found] = await sql<{ id: string }[]>`select id from users where email = ${admin.email}`;
  return found?.id;
}
