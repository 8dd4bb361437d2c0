import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { bookProduct, listBookings } from '#contract/bookings.ts';
import { readConfig } from '#contract/config.ts';
import { beginConversation, readConversation } from '#contract/conversations.ts';
import { sendMessage } from '#contract/messages.ts';
import { createPaymentIntent, recordPayment } from '#contract/payments.ts';
import { readProduct } from '#contract/products.ts';
import { listSavedSearches, saveSearch } from '#contract/saved-searches.ts';
import { payByTestCard } from '../../server/demo/test-card.ts';
import { type Caller, callerOf } from '../../test/people.ts';
import { addressOf, aPhotoOf } from '../../test/photos.ts';
import { aProductOf, goodBike, meeting } from '../../test/products.ts';

const STALE_MS = 5_000;
const READ_AT_ONCE = { limit: 100 };

export interface People {
  seller: Caller;
  buyer: Caller;
}

/** A bike is listed and sold; every step at one address is looked at from the other. */
export async function sellABike(here: string, there: string, { seller, buyer }: People): Promise<string> {
  const at = (url: string, person: Caller) => callerOf(`${url}/api`, person);
  const photo = await aPhotoOf(`${here}/api`, at(here, seller));
  const productId = await aProductOf(at(here, seller), { photos: [photo] });
  assert.equal((await fetch(addressOf(there, photo.name))).status, 200, 'the photo of the other version');
  await expectState(there, productId, { isAvailable: true });

  const question = { productId, id: randomUUID(), words: 'Is it still available?' };
  const { body: begun } = await good(at(there, buyer).call(beginConversation, { body: question }));
  const params = { id: begun.conversationId };
  await good(at(here, seller).call(sendMessage, { params, body: { id: randomUUID(), words: 'It is.' } }));
  const { body: talk } = await good(at(there, buyer).call(readConversation, { params }));
  assert.ok(JSON.stringify(talk).includes('It is.'), 'the answer of the other version');
  const search = { name: 'Mine', address: 'brand=YAMAHA' };
  const { body: saved } = await good(at(here, buyer).call(saveSearch, { body: search }));
  const { body: searches } = await good(at(there, buyer).call(listSavedSearches));
  assert.ok(JSON.stringify(searches).includes(saved.insertedId), 'the search of the other version');

  const { body: booked } = await good(at(there, buyer).call(bookProduct, { body: { productId, ...meeting } }));
  await expectState(here, productId, { isReserved: true });
  const bookingId = booked.insertedId;
  const wanted = { resalePrice: goodBike.resalePrice, bookingId };
  const { body: intent } = await good(at(here, buyer).call(createPaymentIntent, { body: wanted }));
  const { body: config } = await at(here, buyer).call(readConfig);
  const transactionId = await payByTestCard(config, intent.clientSecret);
  await good(at(there, buyer).call(recordPayment, { body: { bookingId, transactionId } }));
  const query = { params: { email: buyer.email }, query: READ_AT_ONCE };
  const { body: bookings } = await good(at(here, buyer).call(listBookings, query));
  assert.equal(bookings.find(({ _id }) => _id === bookingId)?.status, 'paid');
  await expectState(here, productId, { isAvailable: false });
  return bookingId;
}

/** What is kept of a page may be as old as the poll that watches for changes. */
async function expectState(url: string, id: string, wanted: Partial<Record<'isAvailable' | 'isReserved', boolean>>) {
  for (const end = Date.now() + STALE_MS; ; await pause(100)) {
    const { body } = await callerOf(`${url}/api`).call(readProduct, { params: { id } });
    const isSo = Object.entries(wanted).every(([name, value]) => body[name as 'isReserved'] === value);
    if (isSo) return;
    assert.ok(Date.now() < end, `${url} does not show ${JSON.stringify(wanted)}`);
  }
}

async function good<T extends { status: number; body: unknown }>(asked: Promise<T>): Promise<T> {
  const answer = await asked;
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return answer;
}
