import { randomUUID } from 'node:crypto';
import { readBooking } from '#contract/bookings.ts';
import { createPaymentIntent } from '#contract/payments.ts';
import { aBookingOf } from '../../test/bookings.ts';
import { DECLINED_CARD, fillInCard, GOOD_CARD, payButton, payByCard } from '../cards.ts';
import { comeIn } from '../cast.ts';
import { expectInRed } from '../colours.ts';
import { aBikeOf, aDeal } from '../deals.ts';
import { expect, test } from '../kickstand.ts';
import { fillInLogin } from '../people.ts';
import { comingToast, dashboardMenu, loginFor, row } from './screen.ts';
import { shows } from './shows.ts';
import { heldBack, sentBy } from './wire.ts';

const CARD_LIBRARY = /\/local-card-[\w-]+\.js/;

test('a buyer pays by card', async ({ page, marketplace }) => {
  const { buyer, seller, bookingId, productId } = await aDeal(marketplace);
  const address = `/dashboard/payment/${bookingId}`;
  const refusal = page.getByRole('main').getByRole('alert');
  const confirmation = page.getByRole('status').filter({ hasText: 'Congratulations! Your Payment Completed' });
  const texts: string[] = [];
  page.on('request', (request) => texts.push(`${request.url()} ${request.postData()}`));
  const sent = sentBy(page);
  const library = await heldBack(page, CARD_LIBRARY);
  await page.goto(loginFor(address));
  await fillInLogin(page, buyer.email);

  await shows('Payment: the card element must exist; a card-creation error message is shown in red.', async () => {
    await library.asked;
    await expect(payButton(page)).toBeDisabled();
    library.release();
    await fillInCard(page, '4242 4242 4242 4241');
    await payButton(page).click();
    await expect(refusal).toHaveText('Your card number is incorrect.');
    await expectInRed(refusal);
    await page.unroute(CARD_LIBRARY);
  });

  const thanks = comingToast(page, 'Payment Successfully');
  const confirmed = page.waitForResponse(/\/v1\/payment_intents\/\w+\/confirm$/, { timeout: 40_000 });
  confirmed.catch(() => {});
  await shows(
    'Payment form: Pay is disabled until the card library is ready and the client secret has arrived, and while processing.',
    async () => {
      for (const part of [CARD_LIBRARY, '**/api/create-payment-intent']) {
        const arrival = await heldBack(page, part);
        await comeIn(page, buyer, marketplace, address);
        await arrival.asked;
        await expect(payButton(page)).toBeDisabled();
        arrival.release();
        await expect(payButton(page)).toBeEnabled();
        await page.unroute(part);
      }
      const charge = await heldBack(page, '**/v1/payment_intents/*/confirm');
      await fillInCard(page, GOOD_CARD);
      await payButton(page).click();
      await charge.asked;
      await expect(payButton(page)).toBeDisabled();
      charge.release();
      await expect(page.getByText('Congratulations! Your Payment Completed')).toBeVisible();
      await page.unroute('**/v1/payment_intents/*/confirm');
    },
  );

  await shows('"Payment Successfully"', async () => {
    await thanks;
  });

  await shows('On success the payment is recorded and a confirmation shows with the transaction id.', async () => {
    await expect(confirmation).toContainText('Your transaction Id:');
    const { body } = await buyer.call(readBooking, { params: { id: bookingId } });
    expect(body.paid).toBe(true);
    await expect(confirmation).toContainText(body.transactionId ?? 'no transaction');
  });

  await shows(
    'The card payment provider confirms the card payment client-side, and success is status succeeded.',
    async () => {
      const answer = await confirmed;
      expect(new URL(answer.url()).origin).not.toBe(marketplace.url);
      expect(await answer.json()).toMatchObject({ status: 'succeeded', amount: 145050, currency: 'usd' });
      await expect(page.getByText('Congratulations! Your Payment Completed')).toBeVisible();
    },
  );

  await shows(
    'Payment record: buyersName, buyersEmail, resalePrice, transactionId, bookingId, productId.',
    async () => {
      expect(sent.find(({ call }) => call === 'POST /payments')?.body).toEqual({
        buyersName: buyer.name,
        buyersEmail: buyer.email,
        resalePrice: 1450.5,
        transactionId: expect.stringMatching(/^pi_/),
        bookingId,
        productId,
      });
    },
  );

  const productName = `Yamaha Saluto ${randomUUID()}`;
  const secondId = await aBookingOf(buyer, await aBikeOf(seller, marketplace, { productName }));
  await shows('POST /create-payment-intent | bearer token, {resalePrice} | clientSecret', async () => {
    const prepare = (body: object) => buyer.call(createPaymentIntent, { body });
    const secret = expect.stringMatching(/^pi_\w+_secret_\w+$/);
    expect((await prepare({ resalePrice: 1450.5 })).body).toEqual({ clientSecret: secret });
    expect((await prepare({ resalePrice: 1, bookingId: secondId })).status).toBe(409);
    const asked = sent.findLast(({ call }) => call === 'POST /create-payment-intent');
    expect(asked?.body).toEqual({ resalePrice: 1450.5, bookingId });
    expect(asked?.authorization).toBe(`bearer ${buyer.token}`);
  });

  await shows(
    'Sign-in uses an external identity provider, and card payments use an external card payment provider running in test mode.',
    async () => {
      const passwordWent = texts.filter((words) => words.includes('a long enough password'));
      expect(passwordWent).toHaveLength(1);
      expect(passwordWent[0]).toContain(`${marketplace.url}/api/auth/`);
      await expect(page.getByText('Congratulations! Your Payment Completed')).toBeVisible();
      const cardWent = texts.filter((words) => words.includes(GOOD_CARD.replaceAll(' ', '')));
      expect(cardWent).toHaveLength(1);
      expect(cardWent[0]).not.toContain(marketplace.url);

      await dashboardMenu(page).getByRole('link', { name: 'My Orders' }).click();
      await row(page, productName)
        .getByRole('link', { name: /^Make Payment/ })
        .click();
      await expect(page.getByText('Test mode: no real money')).toBeVisible();
    },
  );

  await shows(
    'Payment: the card provider\'s error message in red; success shows "Congratulations! Your Payment Completed" and "Your transaction Id:".',
    async () => {
      await payByCard(page, DECLINED_CARD);
      await expect(refusal).toHaveText('Your card was declined.');
      await expectInRed(refusal);
      await expect(payButton(page)).toBeEnabled();
      await payByCard(page, GOOD_CARD);
      await expect(confirmation).toContainText(/Your transaction Id: ?pi_\w+/);
    },
  );
});
