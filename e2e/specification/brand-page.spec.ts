import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { bookProduct } from '#contract/bookings.ts';
import { listCategoryProducts } from '#contract/categories.ts';
import { listReportedProducts, reportProduct } from '#contract/reports.ts';
import { verifySeller } from '#contract/users.ts';
import { aBookingOf } from '../../test/bookings.ts';
import { newcomer } from '../../test/newcomer.ts';
import { type Caller, callerOf } from '../../test/people.ts';
import { goodBike, meeting } from '../../test/products.ts';
import { isForPerson } from '../alive.ts';
import { comeIn, theAdmin } from '../cast.ts';
import { aBikeOf } from '../deals.ts';
import { callsTo, expectFault, fillIn } from '../forms.ts';
import { expect, test } from '../kickstand.ts';
import { giveReason } from '../reports.ts';
import { pay } from './payment.ts';
import { bookingDialog, card, toast } from './screen.ts';
import { shows } from './shows.ts';
import { loggedBy, sentBy } from './wire.ts';

const EMPTY = 'Please fill in this field';
/** Own pictures have a URL without a host. */
const PICTURE = '/pictures/naked-copper-yamaha-4.svg';

let buyer: Caller;
let seller: Caller;
let other: Caller;
let admin: Caller;
test.beforeAll(async ({ marketplace }) => {
  const { url } = marketplace;
  [buyer, seller, other, admin] = await Promise.all([
    newcomer(url, 'buyer'),
    newcomer(url, 'seller'),
    newcomer(url, 'seller'),
    theAdmin(marketplace),
  ]);
  await admin.call(verifySeller, { params: { email: seller.email } });
});

test('the cards of a brand', async ({ page, marketplace }) => {
  const productName = `Hero Hunk ${randomUUID()}`;
  const unverifiedName = `Hero Passion ${randomUUID()}`;
  await aBikeOf(seller, marketplace, { productName, categoryName: 'HERO' });
  await aBikeOf(other, marketplace, { productName: unverifiedName, categoryName: 'HERO' });
  const sent = sentBy(page);
  await comeIn(page, buyer, marketplace, '/categories/HERO?sort=newest');

  await shows('Authorization header format is the word bearer followed by the access token.', async () => {
    await isForPerson(page);
    await expect(page.getByRole('article').first()).toBeVisible();
    const tokens = sent.map(({ authorization }) => authorization).filter(Boolean);
    expect(new Set(tokens)).toEqual(new Set([`bearer ${buyer.token}`]));
  });

  await shows(
    'Product card on the category page: image (height 320px), name, NEW badge, description, location, resale price, original price, years of use, post time, seller name with a verified badge (18px wide) for verified sellers, Report to Admin button, Book Now button.',
    async () => {
      const bike = card(page, productName);
      expect((await bike.locator('img').first().boundingBox())?.height).toBe(320);
      await expect(bike.getByText('NEW', { exact: true })).toBeVisible();
      const { disc, sellerLocation, yearsOfUse } = goodBike;
      for (const words of [productName, disc, sellerLocation, '$1,450.50', '$2,100', seller.name])
        await expect(bike).toContainText(words);
      await expect(bike.getByText(yearsOfUse, { exact: true })).toBeVisible();
      const posted = await bike.locator('time').getAttribute('datetime');
      expect(Date.now() - Date.parse(posted ?? '')).toBeLessThan(120_000);
      const badge = bike.getByRole('img', { name: 'Verified' });
      expect((await badge.boundingBox())?.width).toBe(18);
      await expect(card(page, unverifiedName).getByRole('img', { name: 'Verified' })).toHaveCount(0);
      await expect(bike.getByText('Report to Admin')).toBeVisible();
      await expect(bike.getByText('Book Now')).toBeVisible();
    },
  );

  await shows('A verified seller gets a badge on their products.', async () => {
    const badge = card(page, unverifiedName).getByRole('img', { name: 'Verified' });
    await expect(card(page, unverifiedName)).toBeVisible();
    await expect(badge).toHaveCount(0);
    await admin.call(verifySeller, { params: { email: other.email } });
    await page.reload();
    await expect(badge).toBeVisible();
  });
});

test('booking', async ({ page, context, marketplace }) => {
  const [free, taken, last] = ['Glamour', 'Duet', 'Achiever'].map((name) => `Hero ${name} ${randomUUID()}`) as [
    string,
    string,
    string,
  ];
  // The first page shows few bikes per seller and day.
  const aBike = async (productName: string) =>
    aBikeOf(await newcomer(marketplace.url, 'seller'), marketplace, { productName, categoryName: 'HERO' });
  const [productId, takenId] = [await aBike(free), await aBike(taken), await aBike(last)];
  const dialog = bookingDialog(page);
  const confirm = dialog.getByRole('button', { name: 'Confirm Submit' });
  const open = (name: string) => page.getByRole('button', { name: `Book Now: ${name}` }).click();
  const sent = sentBy(page);
  await comeIn(page, buyer, marketplace, '/categories/HERO?sort=newest');

  await open(free);
  await shows(
    'Booking modal (titled Book This Product Now!): shows product name and price; Full Name and Email are read-only and come from the logged-in user; Meating Location, Phone Number; Cancel and Confirm Submit buttons.',
    async () => {
      for (const words of [free, '$1,450.50']) await expect(dialog).toContainText(words);
      for (const [label, value] of [
        ['Full Name', buyer.name],
        ['Email', buyer.email],
      ] as const) {
        await expect(dialog.getByLabel(label)).toHaveValue(value);
        await expect(dialog.getByLabel(label)).not.toBeEditable();
      }
      for (const label of ['Meating Location', 'Phone Number']) await expect(dialog.getByLabel(label)).toBeEditable();
      for (const name of ['Cancel', 'Confirm Submit']) await expect(dialog.getByRole('button', { name })).toBeEnabled();
    },
  );

  await shows('Booking form: all fields required; name and email read-only.', async () => {
    for (const field of ['number', 'location']) {
      const { status, body } = await buyer.call(bookProduct, { body: { productId, ...meeting, [field]: '' } });
      expect([status, body.errors]).toEqual([400, [{ field, message: EMPTY }]]);
    }
    const booked = callsTo(page, 'POST', '/api/booking');
    await confirm.click();
    for (const label of ['Meating Location', 'Phone Number']) await expectFault(dialog, label, EMPTY);
    for (const label of ['Full Name', 'Email'])
      await expect(dialog.getByLabel(label)).toHaveJSProperty('readOnly', true);
    expect(booked()).toBe(0);
  });

  await shows('Booking modal: opens with Book Now; closes on cancel or on successful booking.', async () => {
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await open(free);
    await fillIn(dialog, { 'Meating Location': 'At the lake', 'Phone Number': '+880 1800-000321' });
    await confirm.click();
    await expect(toast(page, 'Product added Successfuly!')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await shows(
    'Payload when booking: buyersName, buyersEmail, productName, productId, resalePrice, number (phone), location (meeting place), img.',
    async () => {
      expect(sent.find(({ call }) => call === 'POST /booking')?.body).toEqual({
        buyersName: buyer.name,
        buyersEmail: buyer.email,
        productName: free,
        productId,
        resalePrice: 1450.5,
        number: '+880 1800-000321',
        location: 'At the lake',
        img: PICTURE,
      });
    },
  );

  await shows(
    'Booking: result without acknowledged gives error toast "Already Booked"; network errors only logged.',
    async () => {
      const logged = loggedBy(page);
      await open(taken);
      await fillIn(dialog, { 'Meating Location': 'At the well', 'Phone Number': '+880 1800-000888' });
      await context.setOffline(true);
      await confirm.click();
      await expect(dialog.getByRole('alert')).toContainText('could not be reached');
      expect(logged.join()).toContain('could not be reached');
      await context.setOffline(false);
      await aBookingOf(await newcomer(marketplace.url, 'buyer'), takenId);
      await confirm.click();
      await expect(toast(page, 'Already Booked')).toBeVisible();
    },
  );

  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(toast(page, 'Product added Successfuly!')).toHaveCount(0);
  await shows('Success toast: "Product added Successfuly!".', async () => {
    await open(last);
    await fillIn(dialog, { 'Meating Location': 'At the well', 'Phone Number': '+880 1800-000888' });
    await confirm.click();
    await expect(toast(page, 'Product added Successfuly!')).toBeVisible();
  });
});

test('a brand with a sold bike and a reported one', async ({ page, marketplace }) => {
  const [freeName, soldName] = ['Fazer', 'Platina'].map((name) => `Bajaj ${name} ${randomUUID()}`) as [string, string];
  const freeId = await aBikeOf(seller, marketplace, { productName: freeName, categoryName: 'BAJAJ' });
  const soldId = await aBikeOf(seller, marketplace, { productName: soldName, categoryName: 'BAJAJ' });
  await pay({ buyer, bookingId: await aBookingOf(buyer, soldId) });
  const reporter = await newcomer(marketplace.url, 'buyer');
  const report = (at: Page) => at.getByRole('button', { name: `Report to Admin: ${freeName}` });
  await comeIn(page, reporter, marketplace, '/categories/BAJAJ?sort=newest');
  const older = await page.context().newPage();
  const sent = sentBy(older);
  await older.goto('/categories/BAJAJ');
  await expect(report(older)).toBeVisible();
  await isForPerson(older);

  await shows('Only available products are shown on category pages.', async () => {
    await expect(card(page, freeName)).toBeVisible();
    await expect(card(page, soldName)).toHaveCount(0);
  });

  await shows('GET /categories/{brandName} | none | products of the brand (route loader)', async () => {
    await expect(older.getByRole('article').first()).toBeVisible();
    await expect.poll(() => sent.map(({ call }) => call)).toContain('GET /categories/BAJAJ');
    for (const caller of [callerOf(`${marketplace.url}/api`), buyer]) {
      const { body } = await caller.call(listCategoryProducts, { params: { brandName: 'BAJAJ' } });
      expect(new Set(body.map(({ categoryName }) => categoryName))).toEqual(new Set(['BAJAJ']));
      expect(body.some((product) => 'sellerEmail' in product || 'sellerPhone' in product)).toBe(false);
    }
  });

  await shows('"Reported Successfully" (when modifiedCount above 0)', async () => {
    await report(page).click();
    await giveReason(page);
    await expect(toast(page, 'Reported Successfully')).toBeVisible();
    await report(older).click();
    await giveReason(older);
    await expect(toast(older, 'You have reported this bike before')).toBeVisible();
    await expect(toast(older, 'Reported Successfully')).toHaveCount(0);
  });

  await shows('Reporting a product is one-way.', async () => {
    const reported = card(page, freeName).getByRole('button', { name: 'Reported' });
    await expect(reported).toBeDisabled();
    await page.reload();
    await expect(reported).toBeDisabled();
    const again = await reporter.call(reportProduct, { params: { id: freeId } });
    expect(again.body.modifiedCount).toBe(0);
    const { body } = await admin.call(listReportedProducts);
    expect(body.find(({ _id }) => _id === freeId)?.reports).toBe(1);
  });
});
