import { bookProduct, listBookings, readBooking } from '#contract/bookings.ts';
import { createPaymentIntent, recordPayment } from '#contract/payments.ts';
import { newcomer } from '../../test/newcomer.ts';
import type { Caller } from '../../test/people.ts';
import { aProductOf, meeting } from '../../test/products.ts';
import { GOOD_CARD, payByCard } from '../cards.ts';
import { comeIn } from '../cast.ts';
import { aDeal, type Deal } from '../deals.ts';
import { expect, test } from '../kickstand.ts';
import { pay } from './payment.ts';
import { sending } from './wire.ts';

let deal: Deal;
let stranger: Caller;
test.beforeAll(async ({ marketplace }) => {
  [deal, stranger] = await Promise.all([aDeal(marketplace), newcomer(marketplace.url, 'buyer')]);
});

test('POST /booking | bearer token, JSON booking payload | field acknowledged', async () => {
  const productId = await aProductOf(deal.seller);
  const body = { productId, ...meeting, productName: 'Another name', resalePrice: 1, buyersEmail: 'else@example.test' };
  const booked = await deal.buyer.call(bookProduct, { body });
  expect(booked.body.acknowledged).toBe(true);
  const { body: booking } = await deal.buyer.call(readBooking, { params: { id: booked.body.insertedId } });
  expect(booking).toMatchObject({
    productName: 'Yamaha FZ-S V3',
    resalePrice: 1450.5,
    buyersEmail: deal.buyer.email,
    ...meeting,
  });
  const late = await stranger.call(bookProduct, { body });
  expect([late.status, late.body.code, late.body.acknowledged]).toEqual([409, 'already-booked', undefined]);
});

test("GET /booking/{email} | bearer token | the buyer's bookings", async () => {
  const { email } = deal.buyer;
  const { body } = await deal.buyer.call(listBookings, { params: { email } });
  expect(body.map(({ _id }) => _id)).toContain(deal.bookingId);
  expect(new Set(body.map(({ buyersEmail }) => buyersEmail))).toEqual(new Set([email]));
  expect((await stranger.call(listBookings, { params: { email } })).status).toBe(403);
});

test('GET /bookings/{id} | none | one booking for payment', async () => {
  const { bookingId: id, productName } = deal;
  for (const caller of [deal.buyer, deal.seller])
    expect((await caller.call(readBooking, { params: { id } })).body).toMatchObject({
      productName,
      resalePrice: 1450.5,
    });
  expect((await stranger.call(readBooking, { params: { id } })).status).toBe(404);
});

test('POST /create-payment-intent | bearer token, {resalePrice} | clientSecret', async ({ page, marketplace }) => {
  const own = await aDeal(marketplace);
  const prepare = (body: object) => own.buyer.call(createPaymentIntent, { body });
  const secret = expect.stringMatching(/^pi_\w+_secret_\w+$/);
  expect((await prepare({ resalePrice: 1450.5 })).body).toEqual({ clientSecret: secret });
  expect((await prepare({ resalePrice: 1, bookingId: own.bookingId })).status).toBe(409);
  const sent = sending(page, 'POST', '/create-payment-intent');
  await comeIn(page, own.buyer, marketplace, `/dashboard/payment/${own.bookingId}`);
  const { body, authorization } = await sent;
  expect(body).toEqual({ resalePrice: 1450.5, bookingId: own.bookingId });
  expect(authorization).toBe(`bearer ${own.buyer.token}`);
});

test('POST /payments | bearer token, {buyersName, buyersEmail, resalePrice, transactionId, bookingId, productId} | response not shown', async ({
  marketplace,
}) => {
  const own = await aDeal(marketplace);
  const { name: buyersName, email: buyersEmail } = own.buyer;
  const transactionId = await pay(own);
  const { bookingId, productId } = own;
  const payment = { buyersName, buyersEmail, resalePrice: 1450.5, transactionId, bookingId, productId };
  const again = await own.buyer.call(recordPayment, { body: payment });
  expect(again.body).toMatchObject({ acknowledged: true, status: 'succeeded' });
  const unpaid = { ...payment, transactionId: 'pi_madeup' };
  expect((await own.buyer.call(recordPayment, { body: unpaid })).status).toBeGreaterThanOrEqual(400);
});

test('The card payment provider confirms the card payment client-side, and success is status succeeded.', async ({
  page,
  marketplace,
}) => {
  const own = await aDeal(marketplace);
  await comeIn(page, own.buyer, marketplace, `/dashboard/payment/${own.bookingId}`);
  const answer = page.waitForResponse(/\/v1\/payment_intents\/\w+\/confirm$/);
  await payByCard(page, GOOD_CARD);
  expect(new URL((await answer).url()).origin).not.toBe(marketplace.url);
  expect(await (await answer).json()).toMatchObject({ status: 'succeeded', amount: 145050, currency: 'usd' });
  await expect(page.getByText('Congratulations! Your Payment Completed')).toBeVisible();
});
