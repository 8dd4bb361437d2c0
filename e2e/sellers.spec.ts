import { randomUUID } from 'node:crypto';
import { removeUser } from '#contract/users.ts';
import { newcomer } from '../test/newcomer.ts';
import { isAlive } from './alive.ts';
import { comeIn, theAdmin } from './cast.ts';
import { aBikeOf } from './deals.ts';
import { expect, test } from './kickstand.ts';
import { aRatedDeal, sellersPage } from './rated-deals.ts';
import { expectNothingDead } from './scriptless.ts';

test('a bike leads to its seller, who is told of in public', async ({ page, marketplace }) => {
  test.slow();
  const seller = await newcomer(marketplace.url, 'seller', { name: `Marta ${randomUUID().slice(0, 8)}` });
  const productId = await aBikeOf(seller, marketplace, { productName: `Yamaha ${randomUUID()}` });
  const address = await sellersPage(seller, productId);
  await page.goto(`/products/${productId}`);
  await page.getByRole('link', { name: seller.name, exact: true }).click();
  await expect(page).toHaveURL(address);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(seller.name);
  await expect(main).toContainText('Nobody has rated this seller yet.');
  await expect(main).not.toContainText(seller.email);

  for (const [stars, asDescribed] of [
    [5, true],
    [4, true],
    [4, false],
  ] as const)
    await aRatedDeal(marketplace, seller, { stars, asDescribed, words: `These are ${stars} stars.` });
  await page.goto(address);
  await expect(main.getByRole('region', { name: 'Ratings' })).toContainText('4.3');
  await expect(main.getByRole('region', { name: 'Ratings' })).toContainText('67 % as described');
  await expect(main.getByText('These are 4 stars.')).toHaveCount(2);
  await expect(main.getByRole('region', { name: 'Sold lately' }).getByRole('listitem')).toHaveCount(3);
  const schema = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(schema['@graph'][1]).toMatchObject({ '@type': 'AggregateRating', ratingValue: 4.3, ratingCount: 3 });
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${marketplace.url}${address}`);

  await page.goto(`/search?q=${encodeURIComponent(`"${seller.name}"`)}`);
  await page.goto(`/products/${productId}`);
  await expect(main.getByText('Rated 4.3 of 5 by 3 people')).toBeAttached();
});

test('more bikes and ratings come when asked', async ({ page, marketplace }) => {
  test.slow();
  const seller = await newcomer(marketplace.url, 'seller');
  let last = '';
  for (let count = 0; count < 14; count++) last = await aBikeOf(seller, marketplace);
  await page.goto(await sellersPage(seller, last));
  await isAlive(page);
  const bikes = page.getByRole('region', { name: 'Bikes on sale' });
  await expect(bikes.getByRole('listitem')).toHaveCount(12);
  const address = page.url();
  await bikes.getByRole('link', { name: 'More bikes' }).click();
  await expect(bikes.getByRole('listitem')).toHaveCount(14);
  await expect(bikes.getByRole('link', { name: 'More bikes' })).toHaveCount(0);
  expect(page.url()).toBe(address);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('more bikes and ratings are on pages of their own', async ({ page, marketplace }) => {
    test.slow();
    const seller = await newcomer(marketplace.url, 'seller');
    let last = '';
    for (let count = 0; count < 14; count++) last = await aBikeOf(seller, marketplace);
    for (let count = 0; count < 11; count++)
      await aRatedDeal(marketplace, seller, { stars: 4, words: `Deal ${count}` });
    await page.goto(await sellersPage(seller, last));
    const region = (name: string) => page.getByRole('region', { name });
    const [bikes, ratings] = [region('Bikes on sale'), region('Ratings')];
    const shown = await bikes.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await bikes.getByRole('link', { name: 'More bikes' }).click();
    await expect(bikes.getByRole('listitem')).toHaveCount(2);
    for (const href of shown) await expect(bikes.locator(`a[href="${href}"]`)).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(ratings.getByRole('listitem')).toHaveCount(10);
    await ratings.getByRole('link', { name: 'More ratings' }).click();
    await expect(ratings).toContainText('Deal 0');
    await expect(ratings.getByRole('listitem')).toHaveCount(1);
    await expect(bikes.getByRole('listitem')).toHaveCount(2);
    await expectNothingDead(page);
    await bikes.getByRole('link', { name: 'The newest ones first' }).click();
    await expect(bikes.getByRole('listitem')).toHaveCount(12);
    await expect(ratings.getByRole('listitem')).toHaveCount(1);
  });
});

test('strangers log in to report a rating, and come back', async ({ page, marketplace }) => {
  const seller = await newcomer(marketplace.url, 'seller');
  const { buyer, productId } = await aRatedDeal(marketplace, seller, { stars: 1, words: 'Never again.' });
  const address = await sellersPage(seller, productId);
  await page.goto(address);
  await page.getByRole('link', { name: `Report the rating by ${buyer.name}` }).click();
  await expect(page).toHaveURL(/\/login/);
  await comeIn(page, await newcomer(marketplace.url, 'buyer'), marketplace, address);
  await page.getByRole('button', { name: `Report the rating by ${buyer.name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Report' }).click();
  await expect(dialog).toContainText('Please choose one of the reasons');
  await dialog.getByRole('radio', { name: 'It is offensive' }).check();
  await dialog.getByRole('button', { name: 'Report' }).click();
  await expect(page.getByText('You have reported this rating.')).toBeVisible();
});

test('a seller who has left, and somebody who never sold', async ({ page, marketplace }) => {
  const seller = await newcomer(marketplace.url, 'seller');
  const address = await sellersPage(seller, await aBikeOf(seller, marketplace));
  expect((await page.goto(address))?.status()).toBe(200);
  await (await theAdmin(marketplace)).call(removeUser, { params: { email: seller.email } });
  expect((await page.goto(address))?.status()).toBe(410);
  await expect(page.getByRole('main')).toContainText('This seller has left Kickstand.');
  expect((await page.goto(`/sellers/${randomUUID()}`))?.status()).toBe(404);
});
