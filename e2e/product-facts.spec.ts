import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { listBookings } from '#contract/bookings.ts';
import { removeProduct } from '#contract/products.ts';
import type { Marketplace } from '../test/marketplace.ts';
import { newcomer } from '../test/newcomer.ts';
import type { Caller } from '../test/people.ts';
import { comeIn, known, theAdmin } from './cast.ts';
import { aBikeOf, aDeal } from './deals.ts';
import { expect, test } from './kickstand.ts';
import { aPhotographedBike, everyFact, landscapes } from './photographed.ts';

const aName = () => `Yamaha FZ-S ${randomUUID().slice(0, 8)}`;
const shownName = aName();
const disc = 'Runs </script><script>alert(1)</script> like new & "never" dropped.';
let seller: Caller;
/** With photos and every fact. */
let shownId: string;

test.beforeAll(async ({ marketplace }) => {
  seller = await newcomer(marketplace.url, 'seller');
  const facts = { productName: shownName, disc, ...everyFact };
  shownId = await aPhotographedBike(seller, marketplace, landscapes(2), facts);
});

const bike = (page: Page) => page.getByRole('main').getByRole('article');
const strip = (page: Page, title: string) => page.getByRole('main').getByRole('region', { name: title });
const alive = (page: Page) => expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
const schema = async (page: Page) =>
  JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
const head = (page: Page, property: string) =>
  page.locator(`meta[property="${property}"], meta[name="${property}"]`).getAttribute('content');

test('every fact the seller gave is told', async ({ page, marketplace, baseURL }) => {
  const address = `${baseURL}/products/${shownId}`;
  page.on('dialog', () => expect(false, 'no script of a seller runs').toBe(true));
  await page.goto(address);
  const [glance, table] = [bike(page).locator('dl').nth(1), page.getByRole('region', { name: 'Specifications' })];

  await test.step('in one order, what decides at a glance', async () => {
    expect(await glance.locator('dd').allTextContents()).toEqual(['2019', '35,200 km', '149 cc', '2', 'Good']);
    expect(await table.locator('dt').allTextContents()).toEqual([
      'Brand',
      'Model',
      'Variant',
      'Model year',
      'Kilometres',
      'Engine',
      'Body type',
      'Colour',
      'Owners',
      'Condition',
      'Years of use',
      'Papers',
      'Service',
      'Location',
      'Posted',
    ]);
    for (const words of ['V3.0 Deluxe', 'Naked', 'Tax token until June 2027', 'Dhaka, Bangladesh'])
      await expect(table).toContainText(words);
  });

  await test.step('to search engines in their own words, whatever its seller wrote', async () => {
    const { image, ...motorcycle } = await schema(page);
    expect(motorcycle).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Motorcycle',
      name: shownName,
      description: disc,
      url: address,
      sku: shownId,
      brand: { '@type': 'Brand', name: 'YAMAHA' },
      model: 'FZ-S',
      vehicleConfiguration: 'V3.0 Deluxe',
      vehicleModelDate: '2019',
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: 35_200, unitCode: 'KMT' },
      vehicleEngine: {
        '@type': 'EngineSpecification',
        engineDisplacement: { '@type': 'QuantitativeValue', value: 149, unitCode: 'CMQ' },
      },
      bodyType: 'naked',
      color: 'Matt copper',
      numberOfPreviousOwners: 2,
      itemCondition: 'https://schema.org/UsedCondition',
      offers: {
        '@type': 'Offer',
        url: address,
        price: '1450.50',
        priceCurrency: 'USD',
        itemCondition: 'https://schema.org/UsedCondition',
        availability: 'https://schema.org/InStock',
        seller: { '@type': 'Person', name: seller.name },
      },
    });
    expect(image).toHaveLength(2);
    for (const photo of image) expect((await page.request.get(photo)).headers()['content-type']).toBe('image/webp');
  });

  await test.step('to whoever is sent the link: the photo, its size and the facts', async () => {
    const image = (await head(page, 'og:image')) ?? '';
    expect(image).toMatch(new RegExp(`^${baseURL}/photos/[0-9a-f]{32}-1600\\.webp$`));
    expect(await head(page, 'og:image:width')).toBe('1200');
    expect(await head(page, 'og:image:height')).toBe('900');
    expect(await head(page, 'og:image:alt')).toBe(shownName);
    expect(await head(page, 'twitter:card')).toBe('summary_large_image');
    expect(await head(page, 'og:description')).toContain('2019, 35,200 km, 149 cc, good condition, 2 owners, in Dhaka');
    const html = await (await page.request.get(`/products/${shownId}`)).text();
    expect(html).toMatch(
      /<link rel="preload" as="image"[^>]* imageSrcSet="\/photos\/[^"]*-400\.webp 400w[^>]*fetchPriority="high"/i,
    );
  });

  await test.step('the rest is left out', async () => {
    await page.goto(`/products/${await aBikeOf(seller, marketplace, { orgPrice: 2000, resalePrice: 1501 })}`);
    expect(await glance.locator('dt').allTextContents()).toEqual(['Years of use', 'Condition']);
    expect(await table.locator('dt').allTextContents()).toEqual([
      'Brand',
      'Condition',
      'Years of use',
      'Location',
      'Posted',
    ]);
  });

  await test.step('the price when new is no former price: nothing is struck through', async () => {
    await expect(bike(page)).toContainText('Original price$2,000');
    await expect(bike(page).locator('s')).toHaveCount(0);
    await expect(bike(page)).not.toContainText('less');
  });
});

test('a bike that is reserved or sold', async ({ page, marketplace }) => {
  await test.step('is offered as such', async () => {
    const deal = await aDeal(marketplace);
    await page.goto(`/products/${deal.productId}`);
    expect((await schema(page)).offers.availability).toBe('https://schema.org/LimitedAvailability');
    await page.goto(`/products/${await aSoldBike(marketplace)}`);
    expect((await schema(page)).offers.availability).toBe('https://schema.org/SoldOut');
  });

  await test.step('says when it was sold, and shows others before anything else', async () => {
    await expect(bike(page).getByText('Sold', { exact: true }).first()).toBeVisible();
    await expect(bike(page)).toContainText(/Sold on \w{3} \d{1,2}, \d{4}\./);
    await expect(bike(page).getByText('Book Now')).toHaveCount(0);
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(headings.indexOf('Similar bikes')).toBeLessThan(headings.indexOf('What the seller says'));
    expect(headings).toContain('Similar bikes');
  });
});

test('a bike leads on', async ({ page, marketplace, context, baseURL }) => {
  const productName = aName();
  const others = await newcomer(marketplace.url, 'seller');
  const like = { ...everyFact, model: undefined, modelId: undefined, bodyType: 'scooter' };
  const other = `Yamaha Ray ${randomUUID().slice(0, 8)}`;
  await aBikeOf(others, marketplace, { ...like, productName: other });
  const id = await aBikeOf(others, marketplace, { ...like, productName });
  await page.goto(`/products/${id}`);
  await alive(page);

  await test.step('its link is copied where a machine shares nothing itself', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    expect(await page.evaluate(() => 'share' in navigator)).toBe(false);
    await bike(page).getByRole('button', { name: 'Share' }).click();
    await expect(bike(page).getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/products/${id}`);
  });

  await test.step('to similar ones and the seller’s others', async () => {
    await expect(bike(page)).toContainText('Member since');
    await bike(page).getByRole('link', { name: 'Their other bikes' }).click();
    await expect(strip(page, `More from ${others.name}`)).toBeInViewport();
    await strip(page, `More from ${others.name}`).getByRole('link', { name: other }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await strip(page, 'Similar bikes').getByRole('link', { name: productName }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(productName);
  });
});

test('where a bike was taken off the market, the newest ones are shown', async ({ page, marketplace }) => {
  const productName = aName();
  const id = await aBikeOf(seller, marketplace);
  // Few bikes per seller and day count as new.
  await aBikeOf(await newcomer(marketplace.url, 'seller'), marketplace, { productName });
  await seller.call(removeProduct, { params: { id } });
  expect((await page.goto(`/products/${id}`))?.status()).toBe(410);
  await expect(page).toHaveTitle('This bike is gone | Kickstand');
  await alive(page);
  await strip(page, 'Just listed').getByRole('link', { name: productName }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(productName);
});

test('of a frame that is for sale twice, admins are told where, its seller and buyers that it is', async ({
  page,
  marketplace,
  elsewhere,
}) => {
  const frameNumber = randomUUID().slice(0, 13);
  const twin = `Yamaha Twin ${randomUUID().slice(0, 8)}`;
  const other = await newcomer(marketplace.url, 'seller');
  await aBikeOf(other, marketplace, { productName: twin, frameNumber });
  const id = await aBikeOf(seller, marketplace, { frameNumber });
  await comeIn(page, await theAdmin(marketplace), marketplace, `/products/${id}`);
  const warning = bike(page).getByText('Two bikes on Kickstand carry this frame number');
  await expect(warning).toBeVisible();
  await warning.getByRole('link', { name: twin }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(twin);
  const sellers = await elsewhere();
  await comeIn(sellers, seller, marketplace, `/products/${id}`);
  await expect(bike(sellers).getByRole('button', { name: 'Your own bike' })).toBeVisible();
  await expect(bike(sellers)).not.toContainText('carry this frame number');
  await expect(bike(sellers)).toContainText('This frame number is on sale elsewhere.');
  const stranger = await elsewhere();
  await stranger.goto(`/products/${id}`);
  await expect(bike(stranger)).toContainText('Another listing has the same frame number.');
});

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read, and nothing is offered that would do nothing', async ({ page }) => {
    await page.goto(`/products/${shownId}`);
    for (const words of [shownName, '35,200 km', 'Tax token until June 2027', seller.name])
      await expect(bike(page)).toContainText(words);
    await expect(bike(page).getByRole('button')).toHaveCount(0);
    await expect(strip(page, 'Similar bikes')).toBeVisible();
  });
});

/** Bought by the demo buyer. */
async function aSoldBike(marketplace: Marketplace) {
  const buyer = await known(marketplace, 'buyer@example.com', 'kickstand');
  const bookings = (await buyer.call(listBookings, { params: { email: buyer.email } })).body;
  const bought = bookings.find(({ paid }) => paid);
  if (!bought) throw new Error('The demo marketplace lacks a sold bike');
  return bought.productId;
}
