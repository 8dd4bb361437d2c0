import { listCategoryProducts } from '#contract/categories.ts';
import { newcomer } from '../test/newcomer.ts';
import type { Caller } from '../test/people.ts';
import { holdScripts, isAlive, isForPerson, openEarly } from './alive.ts';
import { bikes, ids } from './bikes.ts';
import { comeIn } from './cast.ts';
import { aBikeOf } from './deals.ts';
import { expect, test } from './kickstand.ts';

let seller: Caller;
let buyer: Caller;

test.beforeAll(async ({ marketplace: { url } }) => {
  [seller, buyer] = await Promise.all([newcomer(url, 'seller'), newcomer(url, 'buyer')]);
});

const listed = async () => {
  const { body } = await buyer.call(listCategoryProducts, { params: { brandName: 'HERO' } });
  return body.map(({ _id }) => _id);
};

test('a brand’s page shows its bikes to who is signed in before any script has come', async ({ page, marketplace }) => {
  await aBikeOf(seller, marketplace, { productName: 'Hero Early Bird', categoryName: 'HERO' });
  await comeIn(page, buyer, marketplace, '/');
  const letThemCome = await holdScripts(page);
  await page.goto('/categories/HERO', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'HERO' })).toBeVisible();
  expect(await ids(page)).toEqual(await listed());
  const book = bikes(page).first().getByRole('button', { name: 'Book Now' });
  await expect(book, 'nothing listens yet').toBeDisabled();
  await page.getByLabel('Search in HERO').fill('early bird');
  letThemCome();
  await expect(page, 'what was typed meanwhile counts').toHaveURL('/categories/HERO?q=early+bird');
  await expect(bikes(page)).toHaveCount(1);
  await expect(book).toBeEnabled();
});

test('nobody else sees more of it than that it is being found out who they are', async ({ page }) => {
  const letThemCome = await holdScripts(page);
  await page.goto('/categories/HERO', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Checking…' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'HERO' })).toBeHidden();
  await expect(bikes(page)).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  letThemCome();
  await expect(page).toHaveURL('/login?from=%2Fcategories%2FHERO');
});

test('whose token is not good any more is led to the login page', async ({ page, marketplace }) => {
  await comeIn(page, { ...buyer, token: `${buyer.token}x` } as Caller, marketplace, '/categories/HERO');
  await expect(page).toHaveURL('/login?from=%2Fcategories%2FHERO');
});

test('it stands still when it turns out who looks', async ({ page, marketplace }) => {
  // No bike is below the viewport, where heights are estimated.
  await page.setViewportSize({ width: 1280, height: 15_000 });
  await comeIn(page, buyer, marketplace, '/categories/HERO');
  await isForPerson(page);
  const heights = () =>
    bikes(page).evaluateAll((all) => all.map((bike) => Math.round(bike.getBoundingClientRect().height)));
  const settled = await heights();
  await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(bikes(page)).toHaveCount(settled.length);
  expect(await heights()).toEqual(settled);
});

for (const width of [360, 1280])
  test(`nothing in the header moves when it turns out who looks, at ${width} pixels`, async ({ page, marketplace }) => {
    await page.setViewportSize({ width, height: 800 });
    const places = () =>
      page
        .getByRole('banner')
        .locator('a:visible, form:visible')
        .filter({ hasNotText: /Dashboard|Login/ })
        .evaluateAll((all) =>
          all.map((each) => [each.ariaLabel ?? each.textContent, Math.round(each.getBoundingClientRect().x)]),
        );
    for (const person of [undefined, buyer]) {
      if (person) await comeIn(page, person, marketplace, '/about');
      const letThemCome = await openEarly(page, '/about');
      const early = await places();
      expect(early.length).toBeGreaterThan(2);
      letThemCome();
      await isAlive(page);
      await expect(page.getByRole('banner').getByText(person ? 'Logout' : 'Login')).toBeAttached();
      expect((await places()).filter(([text]) => early.some(([known]) => known === text))).toEqual(early);
      await page.unrouteAll();
    }
  });
