import { editProduct, readProduct } from '#contract/products.ts';
import { newcomer } from '../test/newcomer.ts';
import { aProductOf, goodBike } from '../test/products.ts';
import { comeIn } from './cast.ts';
import { expect, test } from './kickstand.ts';

for (const from of ['the bike’s page', 'the brand’s list'])
  test(`who books from ${from} is told when the price was changed meanwhile, and books at the new one`, async ({
    page,
    marketplace,
  }) => {
    const [seller, buyer] = await Promise.all([
      newcomer(marketplace.url, 'seller'),
      newcomer(marketplace.url, 'buyer'),
    ]);
    const id = await aProductOf(seller);
    await comeIn(page, buyer, marketplace, from === 'the bike’s page' ? `/products/${id}` : '/categories/YAMAHA');
    const card = from === 'the bike’s page' ? page.getByRole('main') : page.locator(`[id="${id}"]`);
    await card.getByRole('button', { name: 'Book Now' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('$1,450.50');

    const { revision } = (await seller.call(readProduct, { params: { id } })).body;
    const changed = { ...goodBike, resalePrice: 1700, revision };
    expect((await seller.call(editProduct, { params: { id }, body: changed })).status).toBe(200);
    await dialog.getByLabel('Meating Location').fill('At the fountain');
    await dialog.getByLabel('Phone Number').fill('+880 1800-000000');
    await dialog.getByRole('button', { name: 'Confirm Submit' }).click();
    await expect(dialog.getByRole('alert')).toContainText('it is $1,700 now');
    await expect(dialog.getByText('$1,700', { exact: true })).toBeVisible();
    await expect(dialog.getByLabel('Meating Location')).toHaveValue('At the fountain');

    await dialog.getByRole('button', { name: 'Confirm Submit' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Product added Successfuly!' })).toBeVisible();
  });
