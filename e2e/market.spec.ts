import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { listCategoryProducts } from '#contract/categories.ts';
import { LARGEST_PAGE, PAGE_SIZE } from '#contract/pagination.ts';
import { advertiseProduct } from '#contract/products.ts';
import { newcomer } from '../test/newcomer.ts';
import type { Caller } from '../test/people.ts';
import { goodBike } from '../test/products.ts';
import { isForPerson } from './alive.ts';
import { aBikeOf, aDeal } from './deals.ts';
import { expect, test } from './kickstand.ts';
import { pay } from './paid-deals.ts';
import { logIn } from './people.ts';
import { giveReason } from './reports.ts';

let seller: Caller;
let buyer: Caller;
let productName: string;

test.beforeAll(async ({ marketplace: { url } }) => {
  [buyer, seller] = await Promise.all([newcomer(url, 'buyer'), newcomer(url, 'seller')]);
});

test.beforeEach(async ({ marketplace }) => {
  productName = `Bajaj Avenger ${randomUUID()}`;
  await aBikeOf(seller, marketplace, { productName, categoryName: 'BAJAJ' });
});

const toast = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const bike = (page: Page, name = productName) => page.getByRole('article').filter({ hasText: name });
const mine = (page: Page, name = productName) => page.getByRole('listitem').filter({ hasText: name });

test('a seller looks after their own bike', async ({ page }) => {
  await test.step('nobody books or reports their own bike', async () => {
    await logIn(page, seller.email, '/categories/BAJAJ');
    await expect(bike(page)).toBeVisible();
    await expect(bike(page).getByRole('button', { name: /Report to Admin/ })).toBeHidden();
    await expect(bike(page).getByRole('button')).toHaveCount(1);
    await expect(bike(page).getByRole('button')).toBeDisabled();
  });

  await test.step('a seller takes a bike off the market, after being asked', async () => {
    await page.goto('/dashboard/myproducts');
    await mine(page)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await mine(page)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Deleted Successfully')).toBeVisible();
    await expect(mine(page)).toBeHidden();
    await page.goto('/categories/BAJAJ');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(bike(page)).toBeHidden();
  });
});

test('a bike that is sold step by step stays in sight of its seller', async ({ page, marketplace }) => {
  const deal = await aDeal(marketplace);
  await logIn(page, deal.seller.email, '/dashboard/myproducts');

  await test.step('a booked bike stays on the market, and its seller is not offered to delete it', async () => {
    await expect(mine(page, deal.productName)).toContainText('Reserved');
    await expect(mine(page, deal.productName).getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  });

  await test.step('a seller hides a sold bike from the list, and takes that back', async () => {
    await pay(deal, goodBike.resalePrice);
    await page.reload();
    const row = mine(page, deal.productName);
    await expect(row).toContainText('Sold');
    await expect(row.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
    await row.getByRole('button', { name: `Hide ${deal.productName}` }).click();
    await expect(row).toHaveCount(0);
    await toast(page, 'is hidden').getByRole('button', { name: 'Undo' }).click();
    await expect(row).toBeVisible();
  });
});

test('a buyer looks around the market', async ({ page, context, marketplace }) => {
  await test.step('what people write is shown, and never run', async () => {
    const hostile = `</script><script>alert(1)</script><img src=x onerror=alert(2)> ${randomUUID()}`;
    const disc = `"'\`--><svg/onload=alert(3)>\n{{7*7}} \${7*7} \\u003cscript> %3Cscript%3E`;
    const words = {
      productName: hostile,
      disc,
      sellerLocation: '<a href="javascript:alert(4)">here</a>',
      categoryName: 'BAJAJ',
    };
    // The first page shows few bikes per seller and day.
    const seller = await newcomer(marketplace.url, 'seller');
    const id = await aBikeOf(seller, marketplace, words);
    await seller.call(advertiseProduct, { params: { id } });
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(bike(page, hostile)).toContainText(words.sellerLocation);
    await expect(bike(page, hostile).getByText('{{7*7}}')).toHaveText(disc);
    await logIn(page, buyer.email, '/categories/BAJAJ');
    await expect(bike(page, hostile)).toBeVisible();
    await page.getByRole('button', { name: `Book Now: ${hostile}` }).click();
    await expect(page.getByRole('dialog')).toContainText(hostile);
    expect(alerts).toEqual([]);
  });

  await test.step('a bike is reported once by each person', async () => {
    await page.goto('/categories/BAJAJ');
    const elsewhere = await context.newPage();
    await elsewhere.goto('/categories/BAJAJ');
    await isForPerson(elsewhere);
    await expect(bike(elsewhere)).toBeVisible();
    await bike(page)
      .getByRole('button', { name: /^Report to Admin/ })
      .click();
    await giveReason(page);
    await expect(toast(page, 'Reported Successfully')).toBeVisible();
    await expect(bike(page).getByRole('button', { name: 'Reported' })).toBeDisabled();
    await page.reload();
    await expect(bike(page).getByRole('button', { name: 'Reported' })).toBeDisabled();
    await expect(bike(page).getByRole('button', { name: /^Report to Admin/ })).toBeHidden();
    await bike(elsewhere)
      .getByRole('button', { name: /^Report to Admin/ })
      .click();
    await giveReason(elsewhere);
    await expect(toast(elsewhere, 'You have reported this bike before')).toBeVisible();
    await elsewhere.close();
  });

  await test.step('a brand’s page shows more bikes on demand, each once', async () => {
    await Promise.all([1, 2, 3].map(() => aBikeOf(seller, marketplace, { categoryName: 'HERO' })));
    const { body } = await buyer.call(listCategoryProducts, {
      params: { brandName: 'HERO' },
      query: { limit: LARGEST_PAGE },
    });
    expect(body.length).toBeGreaterThan(PAGE_SIZE);
    await page.goto('/categories/HERO');
    await expect(page.getByRole('article')).toHaveCount(PAGE_SIZE);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(page.getByRole('article')).toHaveCount(Math.min(body.length, 2 * PAGE_SIZE));
    const shown = await page.getByRole('article').evaluateAll((all) => all.map(({ id }) => id));
    expect(shown).toEqual(body.slice(0, 2 * PAGE_SIZE).map(({ _id }) => _id));
  });

  await test.step('a brand that is not sold here is a page that does not exist', async () => {
    await page.goto('/categories/DUCATI');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opps! Looks Like You Are Lost In Space');
    await page.getByRole('link', { name: 'Go Back To Home' }).click();
    await expect(page).toHaveURL('/home');
  });

  await test.step('pages of sellers, and of other people, are not for a buyer', async () => {
    await page.goto('/dashboard/addproduct');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is for sellers');
    await expect(page.getByLabel('Product Name')).toBeHidden();
    await page.goto(`/dashboard/myorders/${seller.email}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not yours');
  });
});
