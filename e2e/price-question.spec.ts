import { listSellerProducts, readProduct } from '#contract/products.ts';
import { newcomer } from '../test/newcomer.ts';
import { aProductOf, describedBike } from '../test/products.ts';
import { barriers } from './barriers.ts';
import { addButton } from './bike-form.ts';
import { comeIn } from './cast.ts';
import { press } from './keys.ts';
import { expect, test } from './kickstand.ts';

/** Model and place that no other test uses. */
const bike = {
  ...describedBike,
  productName: 'Bajaj Avenger',
  modelId: 'bajaj-avenger-220',
  engineCc: 220,
  placeId: 1269843,
  sellerLocation: 'Hyderabad',
  resalePrice: 1000,
};
const TOO_LITTLE = '$100: others ask about $1,000 for such a bike. Is it a deposit, or is a digit missing?';

test('an unusual price is asked about beside the price, and kept or corrected', async ({ page, marketplace }) => {
  const dealer = await newcomer(marketplace.url, 'seller');
  for (let nth = 0; nth < 6; nth++) await aProductOf(dealer, { ...bike, img: `${marketplace.url}/nothing.jpg` });
  const seller = await newcomer(marketplace.url, 'seller');
  await comeIn(page, seller, marketplace, '/dashboard/addproduct');
  await page.getByLabel('Model', { exact: true }).fill('Avenger 220');
  await page.getByRole('option', { name: 'Avenger 220' }).first().click();
  await page.getByLabel('Model year').fill('2019');
  await page.getByLabel('Location').fill('Hyderabad');
  await page.getByRole('option', { name: /Hyderabad.*Telangana/ }).click();
  for (const [label, text] of Object.entries({
    'Image URL': `${marketplace.url}/nothing.jpg`,
    'Original Price ($)': '2100',
    'Resale Price ($)': '100',
    'Phone Number': '+91 98480 22338',
    Description: 'Runs well.',
  }))
    await page.getByLabel(label).fill(text);
  await press(page, addButton(page));
  const question = page.getByRole('group', { name: TOO_LITTLE });
  await expect(question).toBeFocused();
  expect(await barriers(page)).toEqual([]);
  await press(page, question.getByRole('button', { name: 'Correct it' }));
  await expect(page.getByLabel('Resale Price ($)')).toBeFocused();
  await page.keyboard.type('101');
  await expect(question).toBeHidden();
  await expect(page.getByLabel('Description')).toHaveValue('Runs well.');
  await page.getByLabel('Resale Price ($)').fill('100');
  await press(page, addButton(page));
  await press(page, question.getByRole('button', { name: 'It is right' }));
  await expect(page.getByText('Product Added Successfuly')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/myproducts/);
  const { body } = await seller.call(listSellerProducts, { params: { email: seller.email } });
  expect(body.map(({ resalePrice }) => resalePrice)).toEqual([100]);

  await page.goto(`/dashboard/editproduct/${body[0]?._id}`);
  await page.getByLabel('Resale Price ($)').fill('10000');
  await press(page, page.getByRole('button', { name: 'Save Changes' }));
  await expect(page.getByRole('group', { name: /^\$10,000: others ask about/ })).toBeFocused();
  await press(page, page.getByRole('button', { name: 'It is right' }));
  await expect(page.getByText('Updated Succesfully')).toBeVisible();
});

test('of several new prices those that are unusual are asked about, one by one or all', async ({
  page,
  marketplace,
}) => {
  const seller = await newcomer(marketplace.url, 'seller');
  const img = `${marketplace.url}/nothing.jpg`;
  const place = { placeId: 1277333, sellerLocation: 'Bengaluru' };
  for (let nth = 0; nth < 6; nth++) await aProductOf(seller, { ...bike, ...place, img, productName: `Avenger ${nth}` });
  const other = await aProductOf(seller, { ...bike, img, modelId: undefined, productName: 'Home-made' });
  await comeIn(page, seller, marketplace, '/dashboard/myproducts');
  const bar = page.getByRole('region', { name: 'Several bikes at once' });
  await bar.getByLabel('Select all shown').check();
  await press(page, bar.getByRole('button', { name: 'Change prices' }));
  await page.getByLabel('How', { exact: true }).selectOption('Set all to one price');
  await page.getByLabel('Price in $').fill('100');
  await press(page, page.getByRole('button', { name: 'Change 7 bikes' }));
  const dialog = page.getByRole('dialog', { name: 'Please look at these prices' });
  await expect(dialog.getByRole('listitem')).toHaveCount(6);
  await expect(dialog.getByRole('listitem').first()).toContainText(TOO_LITTLE);
  expect(await barriers(page)).toEqual([]);
  const priceOf = async (id: string) => (await seller.call(readProduct, { params: { id } })).body.resalePrice;
  expect(await priceOf(other)).toBe(100);
  await press(page, dialog.getByRole('button', { name: 'It is right, Avenger 3' }));
  await expect(dialog.getByRole('listitem')).toHaveCount(5);
  const all = dialog.getByRole('button', { name: 'They are all right' });
  await expect(all).toHaveAttribute('aria-busy', 'false');
  await press(page, all);
  await expect(dialog).toBeHidden();
  const { body } = await seller.call(listSellerProducts, { params: { email: seller.email } });
  expect(body.map(({ resalePrice }) => resalePrice)).toEqual(Array(7).fill(100));
});
