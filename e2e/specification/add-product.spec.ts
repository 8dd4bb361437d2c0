import { randomUUID } from 'node:crypto';
import { listCategoryProducts } from '#contract/categories.ts';
import { addProduct } from '#contract/products.ts';
import { newcomer } from '../../test/newcomer.ts';
import { goodBike } from '../../test/products.ts';
import { comeIn } from '../cast.ts';
import { callsTo, expectFault, expectKept, fillIn } from '../forms.ts';
import { expect, test } from '../kickstand.ts';
import { toast } from './screen.ts';
import { shows } from './shows.ts';
import { loggedBy, sentBy } from './wire.ts';

const EMPTY = 'Please fill in this field';
const PRICE = 'Please write a price from $0.50 to $999,999.99';
const PRICES = ['Original Price ($)', 'Resale Price ($)'];

test('the Add Product form', async ({ page, context, marketplace }) => {
  const { url } = marketplace;
  const [seller, lister, buyer] = await Promise.all([
    newcomer(url, 'seller'),
    newcomer(url, 'seller'),
    newcomer(url, 'buyer'),
  ]);
  const list = async (changes: object) => {
    const { status, body } = await lister.call(addProduct, { body: { ...goodBike, ...changes } });
    return [status, body.errors?.map((error) => error.field)];
  };
  const add = page.getByRole('main').getByRole('button', { name: 'Add Product' });
  const sent = sentBy(page);
  await comeIn(page, seller, marketplace, '/dashboard/addproduct');

  await shows('Category defaults to YAMAHA.', async () => {
    await expect(page.getByLabel('Category')).toHaveValue('YAMAHA');
  });

  await shows('Price fields are plain text with no numeric bound shown.', async () => {
    for (const resalePrice of ['1450.50', 1450.5, '$1,450.50', '1 450', '999999.99'])
      expect(await list({ resalePrice }), `${resalePrice}`).toEqual([200, undefined]);
    for (const resalePrice of ['1000000', '0.49', '-5', '1.005', 'a lot'])
      expect((await list({ resalePrice }))[0], resalePrice).toBe(400);
    for (const label of PRICES) {
      await expect(page.getByLabel(label)).toHaveJSProperty('type', 'text');
      for (const bound of ['min', 'max', 'step']) await expect(page.getByLabel(label)).not.toHaveAttribute(bound);
    }
  });

  await shows('Length or format bounds: not shown.', async () => {
    const bounds: Record<string, [good: unknown, bad: unknown]> = {
      productName: ['x'.repeat(120), 'x'.repeat(121)],
      sellerLocation: ['x'.repeat(120), 'x'.repeat(121)],
      disc: ['x'.repeat(4000), 'x'.repeat(4001)],
      img: ['https://pictures.example.test/fz.jpg', 'javascript:alert(1)'],
      yearsOfUse: ['100', '100.1'],
      sellerPhone: ['12345', '1234'],
    };
    for (const [field, [good, bad]] of Object.entries(bounds)) {
      expect((await list({ [field]: good }))[0], field).toBe(200);
      expect(await list({ [field]: bad })).toEqual([400, [field]]);
    }
  });

  await shows(
    'Add Product: all fields required (productName, img, orgPrice, resalePrice, yearsOfUse, sellerLocation, sellerPhone, disc).',
    async () => {
      for (const field of 'productName img orgPrice resalePrice yearsOfUse sellerLocation sellerPhone disc'.split(' '))
        expect(await list({ [field]: undefined })).toEqual([400, [field]]);
      const sent = callsTo(page, 'POST', '/api/product');
      await add.click();
      for (const label of ['Product Name', 'Image URL', 'Location', 'Phone Number', 'Description'])
        await expectFault(page, label, EMPTY);
      for (const label of PRICES) await expectFault(page, label, PRICE);
      await expectFault(page, 'Years of Use', EMPTY);
      expect(sent()).toBe(0);
    },
  );

  const bike = {
    'Product Name': `Hero Pleasure ${randomUUID()}`,
    Category: 'HERO',
    Condition: 'Fair',
    'Image URL': `${url}/pictures/naked-cobalt-yamaha-1.svg`,
    'Original Price ($)': '900',
    'Resale Price ($)': '650',
    'Years of Use': '4',
    Location: 'Pune',
    'Phone Number': '+91 90000 00999',
    Description: 'Runs well.',
  };
  await shows(
    'Add Product: acknowledged gives toast "Product Added Successfuly", navigation to /dashboard/myproducts/ and form reset; other errors are only logged.',
    async () => {
      const logged = loggedBy(page);
      await fillIn(page, bike);
      await context.setOffline(true);
      await add.click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be reached');
      expect(logged.join()).toContain('could not be reached');
      await expectKept(page, bike);
      await context.setOffline(false);
      await add.click();
      await expect(toast(page, 'Product Added Successfuly')).toBeVisible();
      await expect(page).toHaveURL('/dashboard/myproducts/');
      await page.goBack();
      await expectKept(page, { 'Product Name': '', Category: 'YAMAHA', Description: '' });
    },
  );

  await shows(
    'The Add Product form also has a Condition select (Excellent | Good | Fair) whose value is not sent.',
    async () => {
      await expect(page.getByLabel('Condition').locator('option')).toHaveText(['Excellent', 'Good', 'Fair']);
      const productName = bike['Product Name'];
      const listed = sent.findLast(({ call }) => call === 'POST /product');
      expect(listed?.body).toMatchObject({ productName, condition: 'Fair' });
      const { body } = await buyer.call(listCategoryProducts, { params: { brandName: 'HERO' } });
      expect(body.find((product) => product.productName === productName)?.condition).toBe('Fair');
    },
  );
});
