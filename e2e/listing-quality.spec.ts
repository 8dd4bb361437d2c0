import { newcomer } from '../test/newcomer.ts';
import { comeIn } from './cast.ts';
import { expect, test } from './kickstand.ts';

test('the form says how good a listing is, and what to do next', async ({ page, marketplace }) => {
  const seller = await newcomer(marketplace.url, 'seller');
  await comeIn(page, seller, marketplace, '/dashboard/addproduct');
  const meter = page.getByRole('region', { name: 'How good is this listing?' });
  await expect(meter).toContainText('0 of 100');
  await expect(meter.getByRole('listitem')).toHaveText([/at least 4 photos/, /Choose the model from our list/]);
  await page.getByLabel('Model year').fill('2019');
  await page.getByLabel('Kilometres').fill('35000');
  await expect(meter).toContainText('20 of 100');
  await page.getByLabel('Description').fill('It was never dropped, and it starts at the first push. '.repeat(4));
  await expect(meter).toContainText('30 of 100');
});
