import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  listConversations,
  readConversation,
  readConversationAbout,
  readConversationInDeal,
  writeInDeal,
} from '#contract/conversations.ts';
import { cancelDeal } from '#contract/deals.ts';
import { listMessages } from '#contract/messages.ts';
import { aBookingOf, aPaidBookingOf } from '../../test/bookings.ts';
import { cardHolder } from '../../test/cards.ts';
import { aConversationOf, said, say } from '../../test/conversations.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { aProductOf } from '../../test/products.ts';

const market = await openMarket();
const cards = cardHolder(market);
const [buyer, seller] = await Promise.all([market.person('buyer'), market.person('seller')]);
const PHONE = '+880 1712-345678';
const words = `Call me on ${PHONE}, the price is 1,700`;

/** What a sender is told before, wherever one writes. */
const warns = async (person: Caller, id: string) =>
  (await person.call(readConversation, { params: { id } })).body.hidesContacts;
const warnsAbout = async (person: Caller, productId: string) =>
  (await person.call(readConversationAbout, { params: { id: productId } })).body.hidesContacts;
const warnsInDeal = async (person: Caller, bookingId: string) =>
  (await person.call(readConversationInDeal, { params: { id: bookingId } })).body.hidesContacts;

const last = async (person: Caller, id: string) => {
  const [message] = (await person.call(listMessages, { params: { id } })).body;
  const [listed] = (await person.call(listConversations, { query: { sort: 'newest' } })).body;
  return { words: message?.words ?? '', isMasked: message?.isMasked, excerpt: listed?.lastMessage.words ?? '' };
};

test('a phone number is masked for both until this buyer has booked the bike, and no search finds it', async () => {
  const productId = await aProductOf(seller);
  const message = said({ words });
  const id = await aConversationOf(buyer, productId, message);
  for (const person of [buyer, seller]) {
    const shown = await last(person, id);
    assert.doesNotMatch(shown.words + shown.excerpt, /1712|345678/);
    assert.match(shown.words, /^Call me on .*, the price is 1,700$/);
    assert.equal(shown.isMasked, true);
    assert.equal(await warns(person, id), true);
    assert.deepEqual((await person.call(listConversations, { query: { search: '345678' } })).body, []);
  }
  const again = await say(buyer, id, message);
  assert.deepEqual([again.status, again.body.isMasked], [200, true], 'sent again, it is the same message');

  const bookingId = await aBookingOf(buyer, productId);
  for (const person of [buyer, seller])
    assert.deepEqual(
      [await last(person, id), await warns(person, id)],
      [{ words, isMasked: false, excerpt: words }, false],
    );
  assert.deepEqual((await say(seller, id, { words })).body.words, words);
  assert.equal((await buyer.call(listConversations, { query: { search: '345678' } })).body.length, 1);

  await buyer.call(cancelDeal, { params: { id: bookingId }, body: { reason: 'No' } });
  assert.equal((await last(seller, id)).isMasked, true, 'booking without paying collects no numbers');
  for (const person of [buyer, seller]) assert.equal(await warns(person, id), true);
  assert.equal((await say(buyer, id, { words })).body.isMasked, true);
});

test('a deal that was paid and called off shows contacts on, and the warning knows', async () => {
  const productId = await aProductOf(seller);
  const id = await aConversationOf(buyer, productId, { words });
  const bookingId = await aPaidBookingOf(buyer, productId, cards);
  await buyer.call(cancelDeal, { params: { id: bookingId }, body: { reason: 'No' } });
  for (const person of [buyer, seller]) {
    assert.deepEqual([(await last(person, id)).isMasked, await warns(person, id)], [false, false]);
    assert.equal(await warnsInDeal(person, bookingId), false);
  }
  assert.equal((await say(buyer, id, { words })).body.isMasked, false);
});

test('before the first message the same rule says whether contacts would be hidden', async () => {
  const productId = await aProductOf(seller);
  assert.equal(await warnsAbout(buyer, productId), true);
  const bookingId = await aBookingOf(buyer, productId);
  assert.deepEqual([await warnsAbout(buyer, productId), await warnsInDeal(seller, bookingId)], [false, false]);
  assert.equal(await warnsAbout(await market.person('buyer'), productId), true);
  await buyer.call(cancelDeal, { params: { id: bookingId }, body: { reason: 'No' } });
  assert.deepEqual([await warnsAbout(buyer, productId), await warnsInDeal(seller, bookingId)], [true, true]);
  const { body } = await buyer.call(writeInDeal, { params: { id: bookingId }, body: said({ words }) });
  assert.equal(body.message.isMasked, true);
});

test('a booking of another bike, or by another buyer, shows nothing', async () => {
  const [one, two] = [await aProductOf(seller), await aProductOf(seller)];
  const another = await market.person('buyer');
  const id = await aConversationOf(buyer, one, { words });
  await aBookingOf(buyer, two);
  await aBookingOf(another, one);
  assert.equal((await last(seller, id)).isMasked, true);
});

test('an operator can switch it off, also for what was written before', async () => {
  const id = await aConversationOf(buyer, await aProductOf(seller), { words });
  market.market.conversations.masking = false;
  try {
    assert.deepEqual(await last(seller, id), { words, isMasked: false, excerpt: words });
    const { body } = await say(buyer, id, { words });
    assert.deepEqual([body.words, body.isMasked], [words, false]);
    const another = await aProductOf(seller);
    assert.deepEqual([await warns(buyer, id), await warnsAbout(buyer, another)], [false, false]);
    assert.equal(await warnsInDeal(seller, await aBookingOf(buyer, another)), false);
  } finally {
    market.market.conversations.masking = true;
  }
});
