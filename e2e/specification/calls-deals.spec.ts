import { bookProduct, listBookings, readBooking } from '#contract/bookings.ts';
import { recordPayment } from '#contract/payments.ts';
import { readProduct } from '#contract/products.ts';
import { newcomer } from '../../test/newcomer.ts';
import { aProductOf, meeting } from '../../test/products.ts';
import { aDeal } from '../deals.ts';
import { expect, test } from '../kickstand.ts';
import { pay } from './payment.ts';
import { shows } from './shows.ts';

test('the calls about bookings and payments', async ({ marketplace }) => {
  const [deal, stranger] = await Promise.all([aDeal(marketplace), newcomer(marketplace.url, 'buyer')]);

  await shows('POST /booking | bearer token, JSON booking payload | field acknowledged', async () => {
    const productId = await aProductOf(deal.seller);
    const body = {
      productId,
      ...meeting,
      productName: 'Another name',
      resalePrice: 1,
      buyersEmail: 'else@example.test',
    };
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

  await shows("GET /booking/{email} | bearer token | the buyer's bookings", async () => {
    const { email } = deal.buyer;
    const { body } = await deal.buyer.call(listBookings, { params: { email } });
    expect(body.map(({ _id }) => _id)).toContain(deal.bookingId);
    expect(new Set(body.map(({ buyersEmail }) => buyersEmail))).toEqual(new Set([email]));
    expect((await stranger.call(listBookings, { params: { email } })).status).toBe(403);
  });

  await shows('GET /bookings/{id} | none | one booking for payment', async () => {
    const { bookingId: id, productName } = deal;
    for (const caller of [deal.buyer, deal.seller])
      expect((await caller.call(readBooking, { params: { id } })).body).toMatchObject({
        productName,
        resalePrice: 1450.5,
      });
    expect((await stranger.call(readBooking, { params: { id } })).status).toBe(404);
  });

  await shows(
    'POST /payments | bearer token, {buyersName, buyersEmail, resalePrice, transactionId, bookingId, productId} | response not shown',
    async () => {
      const own = await aDeal(marketplace);
      const { name: buyersName, email: buyersEmail } = own.buyer;
      const transactionId = await pay(own);
      const { bookingId, productId } = own;
      const payment = { buyersName, buyersEmail, resalePrice: 1450.5, transactionId, bookingId, productId };
      const again = await own.buyer.call(recordPayment, { body: payment });
      expect(again.body).toMatchObject({ acknowledged: true, status: 'succeeded' });
      const unpaid = { ...payment, transactionId: 'pi_madeup' };
      expect((await own.buyer.call(recordPayment, { body: unpaid })).status).toBeGreaterThanOrEqual(400);
    },
  );

  await shows(
    'Booking statuses beyond paid and the server-side effect of payment on the product: not shown.',
    async () => {
      const deal = await aDeal(marketplace);
      const { buyer, bookingId, productId } = deal;
      const found = async () => {
        const { status } = (await buyer.call(readBooking, { params: { id: bookingId } })).body;
        const { isReserved, isAvailable } = (await buyer.call(readProduct, { params: { id: productId } })).body;
        return { status, isReserved, isAvailable };
      };
      expect(await found()).toEqual({ status: 'booked', isReserved: true, isAvailable: true });
      await pay(deal);
      expect(await found()).toMatchObject({ status: 'paid', isAvailable: false });
    },
  );
});
