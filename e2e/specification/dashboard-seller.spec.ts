import { randomUUID } from 'node:crypto';
import { advertiseProduct, removeProduct } from '#contract/products.ts';
import { readUser } from '#contract/users.ts';
import { newcomer } from '../../test/newcomer.ts';
import { comeIn } from '../cast.ts';
import { aBikeOf, aDeal } from '../deals.ts';
import { expect, test } from '../kickstand.ts';
import { fillInLogin } from '../people.ts';
import { pay } from './payment.ts';
import { card, dashboardMenu, heading, loginFor, menuEntries, openedByStranger, row, toast } from './screen.ts';
import { shows } from './shows.ts';
import { sentBy } from './wire.ts';

test('the dashboard of a seller', async ({ page, marketplace }) => {
  const { buyer, seller, productName } = await aDeal(marketplace);
  const stranger = await openedByStranger(page, ['/dashboard/addproduct', '/dashboard/myproducts/']);
  const sent = sentBy(page);
  await fillInLogin(page, seller.email);

  await shows("/dashboard/myproducts/ | no guard | The seller's own products", async () => {
    expect(stranger['/dashboard/myproducts/']).toBe(loginFor('/dashboard/myproducts/'));
    await expect(row(page, productName)).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1);
  });

  await shows('The role is read from the user record fetched by email.', async () => {
    await expect(dashboardMenu(page).getByRole('link', { name: 'Add Product' })).toBeVisible();
    expect(sent.map(({ call }) => call)).toContain(`GET /users/${seller.email}`);
    const { body } = await seller.call(readUser, { params: { email: seller.email } });
    expect(body.role).toBe('seller');
  });

  await shows(
    'seller: Add Product (/dashboard/addproduct), My Products (/dashboard/myproducts), My Buyers (no target)',
    async () => {
      const menu = await menuEntries(page);
      expect(menu).toContainEqual(['Add Product', '/dashboard/addproduct']);
      expect(menu).toContainEqual(['My Products', '/dashboard/myproducts']);
      expect(menu.join()).not.toMatch(/All Buyers|All Sellers|Reported Items/);
      await dashboardMenu(page).getByRole('link', { name: 'My Buyers' }).click();
      await expect(page).toHaveURL('/dashboard/mybuyers');
      for (const words of [buyer.name, productName, '+880 1800-000000', 'At the fountain, Dhanmondi'])
        await expect(page.getByRole('main')).toContainText(words);
    },
  );

  await dashboardMenu(page).getByRole('link', { name: 'Add Product' }).click();
  await shows('/dashboard/addproduct | no guard | Add Product form', async () => {
    expect(stranger['/dashboard/addproduct']).toBe(loginFor('/dashboard/addproduct'));
    await expect(heading(page)).toHaveText('Add Product');
    await expect(page.getByLabel('Product Name')).toBeEditable();
    await expect(page.getByRole('main').getByRole('button', { name: 'Add Product' })).toBeEnabled();
  });
});

test('the products of a seller', async ({ page, marketplace }) => {
  const sold = await aDeal(marketplace);
  const { seller } = sold;
  await pay(sold);
  const [freeName, updatedName] = ['Fazer', 'Crux'].map((name) => `Yamaha ${name} ${randomUUID()}`) as [string, string];
  for (const productName of [freeName, updatedName, 'Short-lived']) await aBikeOf(seller, marketplace, { productName });
  const advertise = (name: string) => row(page, name).getByRole('button', { name: 'Make Advertize' });
  await comeIn(page, seller, marketplace, '/dashboard/myproducts');

  await shows('Product availability: isAvailable true shows "Available"; otherwise "Sold".', async () => {
    await expect(row(page, freeName).getByText('Available', { exact: true })).toBeVisible();
    await expect(row(page, sold.productName).getByText('Sold', { exact: true })).toBeVisible();
  });

  await shows('A sold product shows "Not Available" instead.', async () => {
    await expect(row(page, sold.productName)).toContainText('Not Available');
    await expect(row(page, sold.productName).getByRole('button', { name: /Advertize/ })).toHaveCount(0);
    const again = await seller.call(advertiseProduct, { params: { id: sold.productId } });
    expect(again.status).toBe(409);
  });

  await shows('"Updated Succesfully"', async () => {
    await advertise(updatedName).click();
    await expect(toast(page, 'Updated Succesfully')).toBeVisible();
  });

  await shows('"Deleted Successfully"', async () => {
    await page.getByRole('button', { name: 'Delete Short-lived' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Deleted Successfully')).toBeVisible();
    await expect(row(page, 'Short-lived')).toHaveCount(0);
  });

  await shows(
    'Advertising: an available product shows a button "Make Advertize"; once advertised it reads "Advertized".',
    async () => {
      const done = page.waitForResponse((answer) => answer.request().method() === 'PUT');
      await advertise(freeName).click();
      await expect(row(page, freeName).getByRole('button', { name: 'Advertized' })).toBeDisabled();
      await done;
      await page.goto('/');
      await expect(card(page, freeName)).toBeVisible();
    },
  );
});

test("GET /products/{sellerEmail} | none | seller's products; re-fetched repeatedly", async ({ page, marketplace }) => {
  const lister = await newcomer(marketplace.url, 'seller');
  const id = await aBikeOf(lister, marketplace, { productName: 'Seen first' });
  await page.clock.install();
  await comeIn(page, lister, marketplace, '/dashboard/myproducts');
  await expect(row(page, 'Seen first')).toBeVisible();
  await aBikeOf(lister, marketplace, { productName: 'Seen by itself' });
  await page.clock.runFor(15_000);
  await expect(row(page, 'Seen by itself')).toBeVisible();
  await lister.call(removeProduct, { params: { id } });
  await page.clock.runFor(15_000);
  await expect(row(page, 'Seen first')).toHaveCount(0);
});
