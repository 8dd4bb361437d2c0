import type { Page } from '@playwright/test';
import { listSellerProducts } from '#contract/products.ts';
import { newcomer } from '../test/newcomer.ts';
import { press } from './keys.ts';
import { expect, test } from './kickstand.ts';
import { logIn } from './people.ts';
import { aCheckedImport, aDoneImport } from './stock.ts';

const rows = [80_000, 82_000, 84_000, 86_000, 88_000, 8_000, 8_500, 880_000].map(
  (price) => `Bajaj Pulsar 150,${price},Nagpur,30000,2015`,
);
const text = `name,Price (INR),City,KM driven,Year\n${rows.join('\n')}\n`;

const questions = (page: Page) => page.getByRole('region', { name: 'Prices we ask about' });

test('prices that look wrong are asked about, and listed when their seller says that they are right', async ({
  page,
  marketplace,
}) => {
  const seller = await newcomer(marketplace.url, 'seller');
  const { _id } = await aCheckedImport(seller, marketplace, { text });
  await logIn(page, seller.email, `/dashboard/import/${_id}`);
  await expect(page.getByRole('heading', { name: '5 bikes of 8 rows can be listed' })).toBeVisible();
  await expect(questions(page)).toContainText('3 rows have prices that look wrong');
  await press(page, questions(page).getByRole('link', { name: 'Look at them' }));
  await expect(page.getByRole('row')).toHaveCount(4);
  await expect(page.getByRole('row').nth(1)).toContainText(/“8000”: others ask about 8\d,\d00 INR\. Is it a deposit/);
  // The next row replaces the answered one and gets the focus.
  await press(page, page.getByRole('button', { name: 'It is right, row 6' }));
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('row').nth(1)).toBeFocused();
  await expect(questions(page)).toContainText('2 rows have prices');
  await press(page, questions(page).getByRole('button', { name: 'They are all right' }));
  await expect(questions(page)).toContainText('You said that all of them are right');
  await press(page, questions(page).getByRole('button', { name: 'Undo' }));
  await expect(questions(page)).toContainText('3 rows have prices');
  await press(page, page.getByRole('button', { name: 'It is right, row 7' }));
  await press(page, page.getByRole('button', { name: 'Import 6 bikes' }));
  await expect(page.getByRole('dialog')).toContainText('2 rows whose price we asked about: left out.');
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Import 6 bikes' }));
  await expect(page.getByRole('heading', { name: '6 bikes are on the market' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('2 rows whose price we asked about were left out.');
});

test('what a file does not say is said to be not given, and need not be made up in an edit', async ({
  page,
  marketplace,
}) => {
  const seller = await newcomer(marketplace.url, 'seller');
  await aDoneImport(seller, marketplace, { text: text.split('\n').slice(0, 2).join('\n') });
  const { body } = await seller.call(listSellerProducts, { params: { email: seller.email } });
  const id = body[0]?._id ?? '';
  await page.goto(`/products/${id}`);
  await expect(page.getByRole('main')).toContainText('Not given');
  await expect(page.getByText('Original price')).toHaveCount(0);
  const schema = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(schema).not.toMatch(/Excellent|Good|Fair/);
  expect(await page.locator('meta[name=description]').getAttribute('content')).not.toContain('condition');
  await logIn(page, seller.email, `/dashboard/editproduct/${id}`);
  await expect(page.getByLabel('Condition')).toHaveValue('');
  await page.getByLabel('Resale Price').fill('900');
  await press(page, page.getByRole('button', { name: 'Save Changes' }));
  await expect(page).toHaveURL(/\/dashboard\/myproducts/);
  const after = (await seller.call(listSellerProducts, { params: { email: seller.email } })).body[0];
  expect([after?.resalePrice, after?.orgPrice, after?.condition]).toEqual([900, null, undefined]);
});
