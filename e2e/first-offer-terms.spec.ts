import type { Page } from '@playwright/test';
import { readOfferTerms } from '#contract/offers.ts';
import { listSellerProducts } from '#contract/products.ts';
import { newcomer } from '../test/newcomer.ts';
import type { Caller } from '../test/people.ts';
import { addButton, bikeForm } from './bike-form.ts';
import { comeIn } from './cast.ts';
import { expectFault, fillIn } from './forms.ts';
import { expect, test } from './kickstand.ts';

const FLOOR = 'Decline offers below ($)';
let seller: Caller;

test.beforeEach(async ({ page, marketplace }) => {
  seller = await newcomer(marketplace.url, 'seller');
  await comeIn(page, seller, marketplace, '/dashboard/addproduct');
  await fillIn(page, bikeForm(marketplace.url));
});

const offers = (page: Page) => page.locator('summary').filter({ hasText: 'Offers' });
const takesOffers = (page: Page) => page.getByLabel('Buyers can offer less than the price');

async function termsOfNewest() {
  const { body } = await seller.call(listSellerProducts, { params: { email: seller.email } });
  return (await seller.call(readOfferTerms, { params: { id: body[0]?._id ?? '' } })).body;
}

async function add(page: Page) {
  await addButton(page).click();
  await expect(page).toHaveURL('/dashboard/myproducts/');
}

test('who does not open the offers of a new bike takes all of them', async ({ page }) => {
  await expect(page.getByLabel(FLOOR)).toBeHidden();
  await add(page);
  expect(await termsOfNewest()).toEqual({ takesOffers: true, floor: null });
});

test('a new bike has a private floor, which is below its price', async ({ page }) => {
  await offers(page).click();
  await page.getByLabel(FLOOR).fill('650');
  await addButton(page).click();
  await expectFault(page, FLOOR, 'Please choose an amount below the price of the bike');
  await page.getByLabel(FLOOR).fill('500');
  await add(page);
  expect(await termsOfNewest()).toEqual({ takesOffers: true, floor: 500 });
});

test('a new bike takes no offers; the choice survives a reload', async ({ page }) => {
  await offers(page).click();
  await page.getByLabel(FLOOR).fill('9000');
  await takesOffers(page).uncheck();
  await expect(page.getByLabel(FLOOR)).toHaveCount(0);
  await expect(offers(page)).toContainText('None: the price is fixed');
  await page.reload();
  await expect(takesOffers(page)).not.toBeChecked();
  await add(page);
  expect(await termsOfNewest()).toEqual({ takesOffers: false, floor: null });
});
