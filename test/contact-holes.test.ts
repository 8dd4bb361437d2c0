import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { blockPerson, unblockPerson } from '#contract/blocks.ts';
import {
  listConversations,
  readConversation,
  readConversationAbout,
  readConversationInDeal,
  writeInDeal,
} from '#contract/conversations.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import {
  decideMessageReport,
  listReportedMessages,
  readReportedPhoto,
  reportMessage,
} from '#contract/message-reports.ts';
import { listMessages, readMessagePhoto, readMessages, sendMessage } from '#contract/messages.ts';
import { acceptOffer, counterOffer, declineOffer, readOffers, withdrawOffer } from '#contract/offers.ts';
import { addPushDevice, listPushDevices, removePushDevice } from '#contract/push-devices.ts';
import { dismissRatingReports, rateDeal, readDealRatings, removeRating, reportRating } from '#contract/ratings.ts';
import {
  changeSavedSearch,
  listSavedSearches,
  openSavedSearch,
  removeSavedSearch,
  saveSearch,
} from '#contract/saved-searches.ts';
import { aBookingOf } from './bookings.ts';
import { channelInputs } from './channels.ts';
import { contentsOf } from './contents.ts';
import { aConversationOf, aMessagePhotoOf, said } from './conversations.ts';
import { openStream } from './live.ts';
import { openMarket } from './market.ts';
import { offer } from './offers.ts';
import { aProductOf } from './products.ts';

// Each test tries to see, or to change, what is between two other people.

const market = await openMarket();
const { sql } = market.market;
const [buyer, attacker, seller, rival] = await Promise.all([
  market.person('buyer'),
  market.person('buyer'),
  market.person('seller'),
  market.person('seller'),
]);
const { nobody } = market;
const idOf = async ({ email }: { email: string }) =>
  (await sql<{ id: string }[]>`select id from users where email = ${email}`)[0]?.id ?? '';

type Try = [endpoint: Endpoint, input: object];

/** For others of both roles a try ends as for what does not exist, or is not theirs; nothing is changed by it. */
async function inVain(tries: Try[], refusals = [404]) {
  const before = await contentsOf(sql);
  for (const [endpoint, input] of tries) {
    assert.equal((await nobody.call(endpoint, input)).status, 401, endpoint.path);
    for (const other of [attacker, rival]) {
      const { status, body } = await other.call(endpoint, input);
      assert.ok(refusals.includes(status), `${endpoint.method} ${endpoint.path} answered ${status}`);
      assert.doesNotMatch(JSON.stringify(body), /secret words/i);
    }
  }
  assert.deepEqual(await contentsOf(sql), before);
}

test('read, answer, mark as read or report the conversation of two others, or see its photos', async () => {
  const productId = await aProductOf(seller);
  const { name } = await aMessagePhotoOf(buyer);
  const message = { ...said({ photos: [{ name }] }), words: 'Secret words' };
  const id = await aConversationOf(buyer, productId, message);
  const params = { id };
  await inVain([
    [readConversation, { params }],
    [listMessages, { params }],
    [sendMessage, { params, body: said() }],
    [sendMessage, { params, body: message }],
    [readMessages, { params, body: { upTo: message.id } }],
    [reportMessage, { params, body: { messageId: message.id, reason: 'scam' } }],
    [readMessagePhoto, { params: { id, name } }],
  ]);
  for (const other of [attacker, rival]) {
    assert.deepEqual((await other.call(listConversations, { query: { search: 'Secret' } })).body, []);
    assert.equal((await other.call(readConversationAbout, { params: { id: productId } })).body.conversation, undefined);
  }
  const own = await aConversationOf(attacker, await aProductOf(rival));
  const theirs = { params: { id: own } };
  const read = await attacker.call(readMessages, { ...theirs, body: { upTo: message.id } });
  assert.equal(read.body.modifiedCount, 0);
  const stolen = [
    await attacker.call(readMessagePhoto, { params: { id: own, name } }),
    await attacker.call(sendMessage, { ...theirs, body: said({ photos: [{ name }] }) }),
    await attacker.call(reportMessage, { ...theirs, body: { messageId: message.id, reason: 'scam' } }),
  ];
  for (const { status } of stolen) assert.ok([400, 404, 410].includes(status), `${status}`);
});

test('read the talk of a deal of others, or write in it', async () => {
  const params = { id: await aBookingOf(buyer, await aProductOf(seller)) };
  await inVain([
    [readConversationInDeal, { params }],
    [writeInDeal, { params, body: said() }],
  ]);
});

test('see or decide reports of messages without being an admin', async () => {
  const message = said();
  const id = await aConversationOf(buyer, await aProductOf(seller), message);
  await seller.call(reportMessage, { params: { id }, body: { messageId: message.id, reason: 'scam' } });
  const [report] = await sql<{ id: string }[]>`select id from message_reports where conversation_id = ${id}`;
  const params = { id: report?.id ?? '' };
  const tries: Try[] = [
    [listReportedMessages, {}],
    [decideMessageReport, { params, body: { decision: 'remove' } }],
    [readReportedPhoto, { params: { ...params, name: 'a'.repeat(32) } }],
  ];
  await inVain(tries, [403]);
  for (const [endpoint, input] of tries) assert.equal((await buyer.call(endpoint, input)).status, 403);
});

test('lift a block that somebody else has set', async () => {
  const [sellerId, buyerId] = await Promise.all([idOf(seller), idOf(buyer)]);
  const id = await aConversationOf(buyer, await aProductOf(seller));
  await seller.call(blockPerson, { params: { id: buyerId } });
  for (const other of [buyer, attacker, rival])
    for (const person of [sellerId, buyerId])
      assert.notEqual((await other.call(unblockPerson, { params: { id: person } })).body.deletedCount, 1);
  assert.equal((await buyer.call(sendMessage, { params: { id }, body: said() })).status, 409);
  await seller.call(unblockPerson, { params: { id: buyerId } });
});

test('read, accept, counter, decline or withdraw the offer of others', async () => {
  const productId = await aProductOf(seller);
  const buyerId = await idOf(buyer);
  assert.equal((await offer(buyer, productId)).status, 200);
  const [made] = await sql<{ id: string }[]>`select id from offers where product_id = ${productId}`;
  const params = { id: made?.id ?? '' };
  await inVain([
    [readOffers, { params: { productId, buyerId } }],
    [counterOffer, { params, body: { amount: 1300 } }],
    [acceptOffer, { params }],
    [declineOffer, { params }],
    [withdrawOffer, { params }],
  ]);
});

test('rate the deal of others, read its ratings, or judge reports of ratings', async () => {
  const params = { id: await aBookingOf(buyer, await aProductOf(seller)) };
  await inVain([
    [readDealRatings, { params }],
    [rateDeal, { params, body: { stars: 1, asDescribed: false } }],
    [reportRating, { params: { id: randomUUID() }, body: { reason: 'untrue' } }],
  ]);
  await inVain(
    [
      [dismissRatingReports, { params: { id: randomUUID() } }],
      [removeRating, { params: { id: randomUUID() }, body: { reason: 'Mine' } }],
    ],
    [403],
  );
});

test('see, change, open or remove the saved search of somebody else', async () => {
  const { body } = await buyer.call(saveSearch, { body: { name: 'Secret words', address: 'brand=YAMAHA' } });
  const params = { id: body.insertedId };
  await inVain([
    [changeSavedSearch, { params, body: { name: 'Taken', told: 'never' } }],
    [openSavedSearch, { params }],
    [removeSavedSearch, { params }],
  ]);
  for (const other of [attacker, rival]) assert.deepEqual((await other.call(listSavedSearches)).body, []);
});

test('see or remove the push devices of somebody else', async () => {
  const { body } = await buyer.call(addPushDevice, channelInputs.addPushDevice());
  const params = { id: body.insertedId };
  const before = await contentsOf(sql);
  for (const other of [attacker, rival]) {
    assert.deepEqual((await other.call(listPushDevices)).body.devices, []);
    assert.notEqual((await other.call(removePushDevice, { params })).body.deletedCount, 1);
  }
  assert.equal((await nobody.call(removePushDevice, { params })).status, 401);
  assert.deepEqual(await contentsOf(sql), before);
});

test('listen to what happens to others', async () => {
  const { reader } = await openStream(market.url, attacker);
  const id = await aConversationOf(buyer, await aProductOf(seller));
  const own = await aConversationOf(attacker, await aProductOf(rival));
  await reader.hears('messages', own);
  assert.ok(!reader.events.some(({ data }) => data.includes(id)));
  reader.close();
  assert.equal((await fetch(`${market.url}/live`)).status, 401);
});
