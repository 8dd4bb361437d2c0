import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { listConversations } from '#contract/conversations.ts';
import {
  decideMessageReport,
  listReportedMessages,
  type ReportedMessage,
  readReportedPhoto,
  reportMessage,
} from '#contract/message-reports.ts';
import { listMessages, readMessagePhoto } from '#contract/messages.ts';
import { aConversationOf, aMessagePhotoOf, aMessageReportOf, said, say } from '../../test/conversations.ts';
import { openMarket } from '../../test/market.ts';
import { pagesOf } from '../../test/pages.ts';
import type { Caller } from '../../test/people.ts';
import { aProductOf, goodBike } from '../../test/products.ts';

const market = await openMarket({ conversations: { reportsADay: 3 } });
const { sql } = market.market;
const [buyer, stranger, admin] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
]);

const report = (person: Caller, id: string, messageId: string, more: object = {}) =>
  person.call(reportMessage, { params: { id }, body: { messageId, reason: 'scam', ...more } });
const openReports = async () => (await admin.call(listReportedMessages)).body;
const decide = (id: string, decision: string) =>
  admin.call(decideMessageReport, { params: { id }, body: { decision } });
const dealer = () => market.person('seller');

test('admins see a reported message as it was written, a few around it, and its photos only', async () => {
  const person = await dealer();
  const { name } = await aMessagePhotoOf(buyer);
  const { name: other } = await aMessagePhotoOf(buyer);
  const id = await aConversationOf(buyer, await aProductOf(person), { words: 'One' });
  const bad = said({ words: 'Pay me outside, on +880 1712-345678' });
  for (const words of ['Two', 'Three']) await say(buyer, id, { words });
  await say(buyer, id, { photos: [{ name: other }] });
  await say(buyer, id, { ...bad, photos: [{ name }] });
  for (const words of ['Five', 'Six', 'Seven', 'Eight']) await say(person, id, { words });
  assert.equal((await report(person, id, bad.id, { words: 'He wants cash' })).body.modifiedCount, 1);
  const [found] = await openReports();
  assert.deepEqual(
    found?.messages.map(({ by, words, isReported, photos }) => [by, words, isReported, photos.length]),
    [
      ['author', 'Two', false, 0],
      ['author', 'Three', false, 0],
      ['author', '', false, 0],
      ['author', 'Pay me outside, on +880 1712-345678', true, 1],
      ['reporter', 'Five', false, 0],
      ['reporter', 'Six', false, 0],
      ['reporter', 'Seven', false, 0],
    ],
  );
  assert.deepEqual(
    [found?.reporter.email, found?.author.email, found?.productName, found?.reason, found?.words],
    [person.email, buyer.email, goodBike.productName, 'scam', 'He wants cash'],
  );
  const photo = async (photoName: string) =>
    (await admin.call(readReportedPhoto, { params: { id: found?._id, name: photoName } })).status;
  assert.deepEqual([await photo(name), await photo(other)], [200, 404]);
  await decide(found?._id ?? '', 'dismiss');
  assert.deepEqual([await photo(name), await openReports()], [404, []]);
});

test('a person reports a message of the other once, also at once, and only in their own conversations', async () => {
  const person = await dealer();
  const message = said();
  const id = await aConversationOf(buyer, await aProductOf(person), message);
  const own = said();
  await say(person, id, own);
  const clicks = await Promise.all([1, 2, 3].map(() => report(person, id, message.id)));
  assert.deepEqual(clicks.map(({ body }) => body.modifiedCount).sort(), [0, 0, 1]);
  assert.equal((await report(person, id, own.id)).status, 409);
  assert.equal((await report(person, id, randomUUID())).status, 404);
  for (const other of [stranger, admin]) assert.equal((await report(other, id, message.id)).status, 404);
  const [found] = await openReports();
  assert.deepEqual([(await decide(found?._id ?? '', 'dismiss')).body.modifiedCount, await openReports()], [1, []]);
  assert.equal((await report(person, id, message.id)).body.modifiedCount, 0, 'a decision stands');
  assert.deepEqual((await buyer.call(listMessages, { params: { id } })).body.length, 2);
});

test('a removed message is out of sight for both, with its photos, and admins decide once', async () => {
  const person = await dealer();
  const { name } = await aMessagePhotoOf(buyer);
  const reportId = await aMessageReportOf(market, buyer, person, { words: 'Terrible words', photos: [{ name }] });
  const decisions = await Promise.all([decide(reportId, 'remove'), decide(reportId, 'remove')]);
  assert.deepEqual(decisions.map(({ body }) => body.modifiedCount).sort(), [0, 1]);
  for (const one of [buyer, person]) {
    const [conversation] = (await one.call(listConversations, { query: { sort: 'newest' } })).body;
    const id = conversation?._id ?? '';
    assert.deepEqual([conversation?.lastMessage.words, conversation?.lastMessage.photos], ['', 0]);
    const [message] = (await one.call(listMessages, { params: { id } })).body;
    assert.deepEqual([message?.words, message?.photos, message?.isRemoved], ['', [], true]);
    assert.equal((await one.call(readMessagePhoto, { params: { id, name } })).status, 404);
    assert.deepEqual((await one.call(listConversations, { query: { search: 'terrible' } })).body, []);
  }
  const notes = await sql`select facts from audit where subject = ${`message report ${reportId}`}`;
  assert.deepEqual(
    notes.map(({ facts }) => facts),
    [{ decision: 'remove' }],
  );
  assert.equal((await decide(randomUUID(), 'dismiss')).status, 404);
});

test('the last reported comes first, page by page, and a person reports so many a day', async () => {
  const person = await dealer();
  const ids: string[] = [];
  for (let count = 0; count < 3; count++) ids.unshift(await aMessageReportOf(market, buyer, person));
  const pages = await pagesOf<ReportedMessage>(market.url, admin, '/message-reports?limit=2');
  assert.deepEqual(
    pages.map((page) => page.map(({ _id }) => _id)),
    [ids.slice(0, 2), ids.slice(2)],
  );
  const message = said();
  const id = await aConversationOf(buyer, await aProductOf(person), message);
  const { status, body, headers } = await report(person, id, message.id);
  assert.deepEqual([status, body.code], [429, 'too-many-requests']);
  assert.match(body.detail ?? '', /^You have reported 3 messages within a day\./);
  assert.ok(Number(headers.get('retry-after')) > 86_000);
});
