import type { Page } from '@playwright/test';
import { addStatement, decideDispute, disputeDeal, listDisputes, readDeal } from '#contract/deals.ts';
import { addPhoto } from '#contract/photos.ts';
import type { Caller } from '../test/people.ts';
import { comeIn, theAdmin } from './cast.ts';
import { expect, test } from './kickstand.ts';
import { aDisputedDeal, aHandedOverDeal, aPaidDeal } from './paid-deals.ts';
import { aPng } from './photo-files.ts';

const DISPUTES = '/dashboard/disputes';
/** The bank charges the payment back at once. */
const DISPUTING_CARD = '4000 0000 0000 0259';

let admin: Caller;
test.beforeAll(async ({ marketplace }) => {
  admin = await theAdmin(marketplace);
});

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const item = (page: Page, name: string) => main(page).getByRole('listitem').filter({ hasText: name });
const toast = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const dealOf = async (bookingId: string) => (await admin.call(readDeal, { params: { id: bookingId } })).body;

async function openDecision(page: Page, button: string) {
  await main(page).getByRole('button', { name: button }).click();
  await expect(dialog(page)).toBeVisible();
}

test('an admin reads all about a dispute on one page and refunds a part', async ({ page, marketplace }) => {
  const { buyer, seller, productName, productId, bookingId } = await aHandedOverDeal(marketplace);
  const params = { id: bookingId };
  const photos = [{ name: await aPhotoOf(buyer), alt: 'A leak at the tank' }];
  await buyer.call(disputeDeal, { params, body: { words: 'The tank leaks.', photos } });
  await seller.call(addStatement, { params, body: { words: 'It was dry when I sold it.' } });
  await comeIn(page, admin, marketplace, DISPUTES);
  for (const words of [buyer.name, seller.name, 'the buyer, says:', 'The tank leaks.', '$1,450.50', 'Bike handed over'])
    await expect(item(page, productName)).toContainText(words);
  await page.getByRole('link', { name: productName }).click();
  await expect(page).toHaveURL(`${DISPUTES}/${bookingId}`);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
  for (const words of ['The tank leaks.', 'It was dry when I sold it.', buyer.email, seller.email, 'Held by Kickstand'])
    await expect(main(page)).toContainText(words);
  await expect(main(page).getByRole('link', { name: productName })).toHaveAttribute('href', `/products/${productId}`);
  const photo = main(page).getByRole('img', { name: 'A leak at the tank' });
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await openDecision(page, 'Refund in part');
  await dialog(page).getByLabel('What the buyer gets back').fill('1450.50');
  await dialog(page).getByLabel('Reason for your decision').fill('The tank is to be welded.');
  await dialog(page).getByRole('button', { name: 'Refund this part' }).click();
  await expect(dialog(page)).toContainText('Please write less than what is held');
  await dialog(page).getByLabel('What the buyer gets back').fill('400.25');
  await expect(dialog(page).getByText('$1,050.25')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Refund this part' }).click();
  await expect(toast(page, 'Decided: the buyer gets a part back')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
  await expect(main(page).getByRole('heading', { name: 'The deal is done' })).toBeVisible();
  await expect(main(page).getByRole('blockquote')).toContainText('The tank is to be welded.');
  const { status, money } = await dealOf(bookingId);
  expect(status).toBe('completed');
  expect(money).toMatchObject({ held: 0, refunded: 400.25, toSeller: 1050.25 });
  await page.getByRole('link', { name: 'To the other disputes' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Disputes');
  await expect(item(page, productName)).toHaveCount(0);
});

interface Decision {
  button: string;
  confirm: string;
  status: string;
  money: object;
}

async function decide(page: Page, bookingId: string, { button, confirm, status, money }: Decision) {
  await openDecision(page, button);
  await dialog(page).getByRole('button', { name: confirm }).click();
  await expect(dialog(page)).toContainText('Please fill in this field');
  await expect(dialog(page).getByLabel('Reason for your decision')).toBeFocused();
  expect((await dealOf(bookingId)).status).toBe('disputed');
  await dialog(page).getByLabel('Reason for your decision').fill('I have seen the bike.');
  await dialog(page).getByRole('button', { name: confirm }).click();
  await expect(toast(page, 'Decided:')).toBeVisible();
  const deal = await dealOf(bookingId);
  expect(deal).toMatchObject({ status, money: { held: 0, ...money } });
  expect(deal.steps.at(-1)).toMatchObject({ by: 'admin', reason: 'I have seen the bike.' });
}

test('admins alone see a dispute, say something, and release the money', async ({ page, marketplace }) => {
  const { buyer, bookingId, productName } = await aDisputedDeal(marketplace);

  await test.step('nobody but an admin sees disputes', async () => {
    for (const address of [DISPUTES, `${DISPUTES}/${bookingId}`]) {
      await comeIn(page, buyer, marketplace, address);
      await expect(page).toHaveURL(/\/login/);
      await expect(main(page)).not.toContainText(productName);
    }
  });

  await test.step('an admin can say something too, and keeps the place on the page', async () => {
    await comeIn(page, admin, marketplace, `${DISPUTES}/${bookingId}`);
    await openDecision(page, 'Release to the seller');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(main(page).getByRole('button', { name: 'Release to the seller' })).toBeFocused();
    await openDecision(page, 'Add a statement');
    await dialog(page).getByLabel('In your words').fill('Please send a picture of the engine.');
    await dialog(page).getByRole('button', { name: 'Add it' }).click();
    await expect(main(page)).toContainText('Please send a picture of the engine.');
    expect((await dealOf(bookingId)).statements.at(-1)).toMatchObject({ by: 'admin' });
  });

  await test.step('Release to the seller: asks for a reason, then it is done', () =>
    decide(page, bookingId, {
      button: 'Release to the seller',
      confirm: 'Release the money',
      status: 'completed',
      money: { toSeller: 1450.5 },
    }));
});

test('what others decide is not decided here', async ({ page, marketplace }) => {
  const atBank = await aPaidDeal(marketplace, { card: DISPUTING_CARD });
  const { bookingId } = await aDisputedDeal(marketplace);

  await test.step('what another admin has decided meanwhile is not decided again', async () => {
    await comeIn(page, admin, marketplace, `${DISPUTES}/${bookingId}`);
    await openDecision(page, 'Refund all');
    await admin.call(decideDispute, {
      params: { id: bookingId },
      body: { decision: 'release', reason: 'All was well.' },
    });
    await dialog(page).getByLabel('Reason for your decision').fill('Nothing was well.');
    await dialog(page).getByRole('button', { name: 'Refund all' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(main(page)).toContainText('“All was well.”');
    await expect(main(page).getByRole('button', { name: 'Refund all' })).toHaveCount(0);
    expect((await dealOf(bookingId)).money).toMatchObject({ refunded: 0, toSeller: 1450.5 });
  });

  await test.step('a bank’s dispute stands in the same list, told apart, with nothing to decide', async () => {
    const status = async () => (await dealOf(atBank.bookingId)).status;
    await expect.poll(status, { timeout: 20_000 }).toBe('charge-disputed');
    await page.goto(DISPUTES);
    for (const words of ['A bank decides', 'Not handed over', 'The buyer’s bank looks into the payment'])
      await expect(item(page, atBank.productName)).toContainText(words);
    await page.getByRole('link', { name: atBank.productName }).click();
    await expect(main(page)).toContainText('The bank decides');
    await expect(main(page).getByRole('button', { name: /^Re(fund|lease)/ })).toHaveCount(0);
  });
});

test('the last dispute waits, and is decided', async ({ page, marketplace }) => {
  const { productName, bookingId } = await test.step('when all is decided, nothing waits', async () => {
    const waiting = (await admin.call(listDisputes)).body.filter(({ status }) => status === 'disputed');
    for (const { _id: id } of waiting)
      await admin.call(decideDispute, { params: { id }, body: { decision: 'refund', reason: 'It is time.' } });
    await comeIn(page, admin, marketplace, '/dashboard');
    const step = main(page).getByRole('link', { name: /^Disputes Deals/ });
    await expect(step).toContainText('Nothing to decide');
    const deal = await aDisputedDeal(marketplace);
    await page.reload();
    await expect(step).toContainText('1 dispute waits for you');
    await step.click();
    await expect(item(page, deal.productName)).toBeVisible();
    return deal;
  });

  await test.step('Refund all: asks for a reason, then it is done', async () => {
    await page.getByRole('link', { name: productName }).click();
    await expect(page).toHaveURL(`${DISPUTES}/${bookingId}`);
    await decide(page, bookingId, {
      button: 'Refund all',
      confirm: 'Refund all',
      status: 'refunded',
      money: { refunded: 1450.5 },
    });
  });
});

async function aPhotoOf(person: Caller) {
  const { mimeType: type, buffer } = await aPng();
  return (await person.call(addPhoto, { file: { type, content: new Uint8Array(buffer) } })).body.name;
}
