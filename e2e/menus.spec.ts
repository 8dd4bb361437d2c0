import type { Page } from '@playwright/test';
import type { Caller } from '../test/people.ts';
import { barriers } from './barriers.ts';
import { comeIn, theAdmin } from './cast.ts';
import { aDeal } from './deals.ts';
import { expect, IN_MOTION, test } from './kickstand.ts';

test.use(IN_MOTION);

const menu = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });
const entry = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });
const more = (page: Page) => menu(page).getByRole('button', { name: 'More' });

let people: { buyer: Caller; seller: Caller; admin: Caller };
test.beforeAll(async ({ marketplace }) => {
  const { buyer, seller } = await aDeal(marketplace);
  people = { buyer, seller, admin: await theAdmin(marketplace) };
});

/** Text sizes outlive a test, so the page is not that of other tests. */
async function withLargeText(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  return page;
}

const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header a, header button, nav a, nav button')]
      .filter((it) => it.checkVisibility() && it.getBoundingClientRect().right > innerWidth)
      .map((it) => it.textContent || it.getAttribute('aria-label')),
  );

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const text of ['usual', 'large'] as const)
  test(`the menus of everybody fit, ${text} text`, async ({ page: usual, elsewhere, marketplace }) => {
    const page = text === 'large' ? await withLargeText(await elsewhere()) : usual;
    for (const person of Object.values(people)) {
      await page.setViewportSize({ width: 320, height: 740 });
      await comeIn(page, person, marketplace, '/dashboard');
      for (const width of [320, 360, 390])
        await test.step(`every entry of both menus is there without scrolling sideways, ${width} px wide, ${text} text`, async () => {
          await page.setViewportSize({ width, height: 740 });
          await expect(page.getByRole('banner').getByRole('link', { name: /^Notices/ })).toBeVisible();
          await expect(entry(page, 'Log Out')).toBeHidden();
          expect(await cutOff(page)).toEqual([]);
          await more(page).click();
          for (const name of ['Home', 'Dashboard', 'My Account', 'Favourites', 'Log Out'])
            await expect(entry(page, name)).toBeVisible();
          expect(await cutOff(page)).toEqual([]);
          expect(await sideways(page)).toBe(0);
          await page.keyboard.press('Escape');
        });
    }
  });

test('the menu of the dashboard says as much as it has to', async ({ page, marketplace }) => {
  await test.step('Home, Dashboard and the way out stand only where they have to', async () => {
    await comeIn(page, people.buyer, marketplace, '/dashboard');
    await expect(menu(page)).toBeVisible();
    const counted = (role: 'link' | 'button', name: RegExp) => page.getByRole(role, { name }).count();
    expect(await counted('link', /^Home$/)).toBe(2);
    expect(await counted('link', /^Dashboard$/)).toBe(2);
    expect((await counted('link', /^Log ?out$/i)) + (await counted('button', /^Log ?out$/i))).toBe(2);
    const picture = page.getByRole('banner').getByRole('link', { name: `${people.buyer.name}, My Account` });
    await expect(picture).toHaveAttribute('href', '/dashboard/account');
  });

  await test.step('the number of unread notices stands at the notices, not at the dashboard', async () => {
    await comeIn(page, people.seller, marketplace, '/dashboard');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: 'Notices: 1 not read' })).toBeVisible();
      await expect(header.getByRole('link', { name: /^Dashboard/ })).toHaveText('Dashboard');
    }
    await expect(menu(page).getByRole('link', { name: /^Notices/ })).toHaveAccessibleName('Notices 1 not read');
  });

  await test.step('on a phone the menu takes one line until the rest is asked for, by keyboard too', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(entry(page, 'My Products')).toBeVisible();
    expect((await menu(page).boundingBox())?.height).toBeLessThan(70);
    await more(page).focus();
    await page.keyboard.press('Enter');
    await expect(entry(page, 'Payouts')).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(more(page)).toBeFocused();
    await expect(entry(page, 'Payouts')).toBeHidden();
    await page.keyboard.press('Enter');
    await entry(page, 'Payouts').press('Enter');
    await expect(page).toHaveURL('/dashboard/payouts');
    await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(entry(page, 'Payouts')).toHaveAttribute('aria-current', 'page');
    await expect(entry(page, 'Import')).toBeHidden();
  });
});
