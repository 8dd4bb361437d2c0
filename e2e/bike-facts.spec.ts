import type { Page } from '@playwright/test';
import { listSellerProducts, readProduct } from '#contract/products.ts';
import { newcomer } from '../test/newcomer.ts';
import type { Caller } from '../test/people.ts';
import { withAddedBrand } from './added-brand.ts';
import { addButton, bikeForm } from './bike-form.ts';
import { comeIn, theAdmin } from './cast.ts';
import { expectFault, expectKept, fillIn } from './forms.ts';
import { expect, test } from './kickstand.ts';

const ADD = '/dashboard/addproduct';

let seller: Caller;

test.beforeEach(async ({ page, marketplace }) => {
  seller = await newcomer(marketplace.url, 'seller');
  await comeIn(page, seller, marketplace, ADD);
  await expect(page.getByRole('heading', { name: 'Add Product' })).toBeVisible();
});

const model = (page: Page) => page.getByRole('combobox', { name: 'Model', exact: true });
const place = (page: Page) => page.getByRole('combobox', { name: 'Location' });
const option = (page: Page, text: string | RegExp) => page.getByRole('listbox').getByRole('option', { name: text });
const more = (page: Page) => page.getByText('More facts buyers ask for');

async function listed(): Promise<object> {
  const { body } = await seller.call(listSellerProducts, { params: { email: seller.email } });
  return (await seller.call(readProduct, { params: { id: body[0]?._id ?? '' } })).body;
}

test('a model is suggested, and need not be taken', async ({ page, marketplace }) => {
  await test.step('a model is found in spite of typing errors, and fills in what is known of it', async () => {
    await model(page).pressSequentially('pulser 150');
    await expect(option(page, /^Pulsar 150/)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(option(page, /^Pulsar 150/)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toBeHidden();
    await more(page).click();
    await expectKept(page, {
      Category: 'BAJAJ',
      Model: 'Pulsar 150',
      'Product Name': 'Bajaj Pulsar 150',
      'Engine (cc)': '149',
      'Body type': 'commuter',
    });
    await page.getByRole('combobox', { name: 'Variant' }).focus();
    await option(page, 'DTS-i').click();
    await page.getByRole('button', { name: 'Red', exact: true }).click();
    await page.getByRole('button', { name: 'Insured' }).click();
    await page.getByLabel('Service history', { exact: true }).fill('New clutch in May');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remove Insured' }).click();
    await page.getByRole('button', { name: 'Both keys' }).click();

    const { Category: _, 'Product Name': __, 'Years of Use': ___, ...rest } = bikeForm(marketplace.url);
    await fillIn(page, { ...rest, 'Model year': '2019', Kilometres: '35000', Owners: '2' });
    await expect(page.getByLabel('Years of Use')).toHaveCount(0);
    await expect(page.getByText(`${new Date().getUTCFullYear() - 2019}, from the model year`)).toBeVisible();
    await addButton(page).click();
    await expect(page).toHaveURL('/dashboard/myproducts/');
    expect(await listed()).toMatchObject({
      productName: 'Bajaj Pulsar 150',
      categoryName: 'BAJAJ',
      modelId: 'bajaj-pulsar-150',
      model: 'Pulsar 150',
      variant: 'DTS-i',
      modelYear: 2019,
      yearsOfUse: new Date().getUTCFullYear() - 2019,
      kilometres: 35_000,
      engineCc: 149,
      bodyType: 'commuter',
      colour: 'Red',
      owners: 2,
      papers: ['Both keys'],
      service: ['New clutch in May'],
    });
  });

  await test.step('what was typed is never overwritten, and a model that nobody knows can be listed', async () => {
    await page.goto(ADD);
    await page.getByLabel('Product Name').fill('My old friend');
    await model(page).pressSequentially('pulsar 150');
    await option(page, /^Pulsar 150/).click();
    await expect(page.getByLabel('Product Name')).toHaveValue('My old friend');
    await model(page).fill('Chetak of my uncle');
    const { 'Product Name': _, ...rest } = bikeForm(marketplace.url);
    await fillIn(page, rest);
    await addButton(page).click();
    await expect(page).toHaveURL('/dashboard/myproducts/');
    const bike = await listed();
    expect(bike).toMatchObject({ productName: 'My old friend', model: 'Chetak of my uncle', categoryName: 'HERO' });
    expect(bike).not.toHaveProperty('modelId');
  });

  await test.step('a brand that an admin adds can be chosen at once', async () => {
    const admin = await theAdmin(marketplace);
    await withAddedBrand(admin, async (brandName) => {
      await page.goto(ADD);
      await fillIn(page, { ...bikeForm(marketplace.url), Category: brandName });
      await addButton(page).click();
      await expect(page).toHaveURL('/dashboard/myproducts/');
      expect(await listed()).toMatchObject({ categoryName: brandName });
    });
  });
});

test('a place is suggested, and need not be taken', async ({ page, context, marketplace }) => {
  await test.step('suggestions close with Escape and stay away without a connection', async () => {
    await place(page).pressSequentially('dhak');
    await expect(option(page, 'Dhaka Dhaka, Bangladesh')).toBeVisible();
    await expect(place(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(place(page)).toHaveValue('dhak');
    await context.setOffline(true);
    const failedRequest = page.waitForEvent('requestfailed');
    await page.keyboard.type('a');
    await failedRequest;
    await expect(page.getByRole('listbox')).toBeHidden();
    await context.setOffline(false);
    await page.keyboard.press('ArrowDown');
    await expect(option(page, 'Dhaka Dhaka, Bangladesh')).toBeVisible();
  });

  await test.step('a town is chosen among its namesakes; typing on lets go of it', async () => {
    await fillIn(page, bikeForm(marketplace.url));
    await place(page).fill('');
    await place(page).pressSequentially('hyderabad');
    await expect(option(page, 'Hyderabad Telangana, India')).toBeVisible();
    await option(page, 'Hyderabad Sindh, Pakistan').click();
    await expect(place(page)).toHaveValue('Hyderabad');
    await expect(place(page)).toBeFocused();
    await addButton(page).click();
    await expect(page).toHaveURL('/dashboard/myproducts/');
    expect(await listed()).toMatchObject({ sellerLocation: 'Hyderabad', place: { country: 'PK' } });

    await page.getByRole('link', { name: /^Edit / }).click();
    await expect(place(page)).toHaveValue('Hyderabad');
    await place(page).fill('Hyderabad, near the fort');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).toHaveURL('/dashboard/myproducts/');
    const bike = await listed();
    expect(bike).toMatchObject({ sellerLocation: 'Hyderabad, near the fort' });
    expect(bike).not.toHaveProperty('place');
  });
});

test('further facts are folded until they are wanted', async ({ page, marketplace }) => {
  await test.step('a folded fact that is wrong is unfolded and gets the focus', async () => {
    await fillIn(page, bikeForm(marketplace.url));
    await more(page).click();
    await page.getByLabel('Owners').fill('many');
    await more(page).click();
    await expect(page.getByLabel('Owners')).toBeHidden();
    await addButton(page).click();
    await expectFault(page, 'Owners', 'Please write the number of owners as a whole number from 1 to 20');
    await expect(page.getByLabel('Owners')).toBeFocused();
  });

  await test.step('ABS, seat height and licence class are asked among the further facts and stand on the bike’s page', async () => {
    await fillIn(page, { Owners: '', ABS: 'single channel', 'Seat height (mm)': '805', 'Licence class': 'A2' });
    await addButton(page).click();
    await expect(page).toHaveURL('/dashboard/myproducts/');
    expect(await listed()).toMatchObject({ abs: 'single channel', seatHeightMm: 805, licenceClass: 'A2' });
    const { _id } = (await listed()) as { _id: string };
    await page.goto(`/products/${_id}`);
    const table = page.getByRole('region', { name: 'Specifications' });
    for (const words of ['ABSSingle channel', 'Seat height805 mm', 'Licence classA2'])
      await expect(table).toContainText(words);
  });
});
