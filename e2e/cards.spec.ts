import type { Page } from '@playwright/test';
import { readBooking } from '#contract/bookings.ts';
import {
  answerBank,
  bankAnswer,
  CHECKED_CARD,
  DECLINED_CARD,
  fillInCard,
  GOOD_CARD,
  POOR_CARD,
  payButton,
  payByCard,
} from './cards.ts';
import { expectInRed } from './colours.ts';
import { aDeal, type Deal } from './deals.ts';
import { expect, test } from './kickstand.ts';
import { logIn } from './people.ts';

let deal: Deal;

test.beforeEach(async ({ page, marketplace }) => {
  deal = await aDeal(marketplace);
  await logIn(page, deal.buyer.email, paymentPage());
});

const paymentPage = () => `/dashboard/payment/${deal.bookingId}`;
const refusal = (page: Page) => page.getByRole('main').getByRole('alert');
const congratulations = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Congratulations! Your Payment Completed' });

test('a card that is refused can be followed by a better one', async ({ page }) => {
  await test.step('a card that cannot exist says what is wrong with it', async () => {
    await payButton(page).click();
    await expectInRed(refusal(page));
    await payByCard(page, '4242 4242 4242 4241');
    await expect(refusal(page)).toHaveText('Your card number is incorrect.');
    await fillInCard(page, GOOD_CARD);
    await page.getByLabel('Expiry').fill('1220');
    await payButton(page).click();
    await expect(refusal(page)).toHaveText(/expiration year/);
    await expectInRed(refusal(page));
    expect((await booking()).paid).toBe(false);
  });

  await test.step('a declined card says so in red and another one can be tried', async () => {
    await payByCard(page, DECLINED_CARD);
    await expect(refusal(page)).toHaveText('Your card was declined.');
    await expectInRed(refusal(page));
    await expect(page.getByLabel('Card number')).toHaveValue(DECLINED_CARD);

    await payByCard(page, POOR_CARD);
    await expect(refusal(page)).toHaveText('Your card has insufficient funds.');

    await payByCard(page, GOOD_CARD);
    await expect(congratulations(page)).toBeVisible();
    await expect(refusal(page)).toBeHidden();
  });

  await test.step('the payment page of a paid booking shows that it is paid', async () => {
    const receipt = await congratulations(page).locator('strong').innerText();
    await page.reload();
    await expect(page.getByRole('main')).toContainText('Paid');
    await expect(page.getByRole('main')).toContainText(receipt);
    await expect(payButton(page)).toBeHidden();
  });
});

test('a card whose bank asks first pays once, in whatever tab', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(paymentPage());
  await expect(payButton(other)).toBeEnabled();
  await page.bringToFront();

  await test.step('a card whose bank asks first succeeds once the buyer agrees', async () => {
    await payByCard(page, CHECKED_CARD);
    await expect(bankAnswer(page, 'Complete')).toBeVisible();
    expect((await booking()).paid).toBe(false);
    await answerBank(page, 'Complete');
    await expect(congratulations(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect((await booking()).paid).toBe(true);
  });

  await test.step('a payment that was made in another tab is not made twice', async () => {
    const receipt = await congratulations(page).locator('strong').innerText();
    await payByCard(other, GOOD_CARD);
    await expect(congratulations(other)).toContainText(receipt);
    expect((await booking()).transactionId).toBe(receipt);
  });
});

test('the buyer alone can pay, also after a No at the bank', async ({ page, elsewhere, marketplace }) => {
  await test.step('nobody else can pay for it', async () => {
    await expect(payButton(page)).toBeEnabled();
    const sellersPage = await elsewhere();
    await logIn(sellersPage, deal.seller.email, paymentPage());
    await expect(sellersPage.getByRole('main')).toContainText(deal.productName);
    await expect(payButton(sellersPage)).toBeHidden();

    const strangersPage = await elsewhere();
    await logIn(strangersPage, (await aDeal(marketplace)).buyer.email, paymentPage());
    await expect(strangersPage.getByRole('heading', { level: 1 })).toHaveText('Opps! Looks Like You Are Lost In Space');
  });

  await test.step('after a No at the bank the buyer can try again', async () => {
    await payByCard(page, CHECKED_CARD);
    await answerBank(page, 'Fail');
    await expect(refusal(page)).toContainText('authenticate');
    await expectInRed(refusal(page));

    await payButton(page).click();
    await answerBank(page, 'Complete');
    await expect(congratulations(page)).toBeVisible();
  });
});

test('what was begun can be gone on with, or begun anew', async ({ page, context }) => {
  await test.step('who turns away from the bank’s question can come back to it, or take another card', async () => {
    await payByCard(page, CHECKED_CARD);
    await expect(bankAnswer(page, 'Complete')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expectInRed(refusal(page));
    await payButton(page).click();
    await expect(bankAnswer(page, 'Complete')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await fillInCard(page, GOOD_CARD);
  });

  await test.step('without a connection Pay says so, and nothing has to be typed again', async () => {
    await context.setOffline(true);
    await payButton(page).click();
    await expect(refusal(page)).toContainText('could not be reached');
    await expect(page.getByLabel('Card number')).toHaveValue(GOOD_CARD);
    await context.setOffline(false);
    await payButton(page).click();
    await expect(congratulations(page)).toBeVisible();
  });
});

test('a tab that closes right after Pay still leaves a paid order', async ({ page, context }) => {
  // Blocks the confirmation from the page.
  await page.route('**/api/payments', () => {});
  const charged = page.waitForResponse('**/confirm');
  await payByCard(page, GOOD_CARD);
  await charged;
  await page.close();

  await expect.poll(async () => (await booking()).status).toBe('paid');
  const later = await context.newPage();
  await later.goto(`/dashboard/myorders/${deal.buyer.email}`);
  await expect(later.getByRole('listitem').filter({ hasText: deal.productName })).toContainText('Paid');
});

test('Pay waits for the client secret, and while it is at work', async ({ page }) => {
  const secret = await held(page, '**/api/create-payment-intent');
  await page.reload();
  await secret.asked;
  await fillInCard(page, GOOD_CARD);
  await expect(payButton(page)).toBeDisabled();
  secret.release();
  await expect(payButton(page)).toBeEnabled();

  const charge = await held(page, '**/v1/payment_intents/*/confirm');
  await payButton(page).click();
  await charge.asked;
  await expect(payButton(page)).toBeDisabled();
  await page.getByLabel('Security code').press('Enter');
  charge.release();
  await expect(congratulations(page)).toBeVisible();
  expect(charge.count()).toBe(1);
});

async function booking() {
  return (await deal.buyer.call(readBooking, { params: { id: deal.bookingId } })).body;
}

async function held(page: Page, address: string) {
  let count = 0;
  const asking = Promise.withResolvers<void>();
  const waiting = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (route.request().method() !== 'OPTIONS') count++;
    asking.resolve();
    await waiting.promise;
    await route.continue();
  });
  return { asked: asking.promise, release: () => waiting.resolve(), count: () => count };
}
