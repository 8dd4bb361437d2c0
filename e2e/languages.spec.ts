import type { Page } from '@playwright/test';
import { paths } from '#client/paths.ts';
import { catalogueOf } from '#language/catalogue.ts';
import { LANGUAGES, type Language, OFFERED, pathIn, SOURCE } from '#language/languages.ts';
import { aBookingOf } from '../test/bookings.ts';
import { say } from '../test/conversations.ts';
import { newcomer } from '../test/newcomer.ts';
import { isForPerson } from './alive.ts';
import { barriers } from './barriers.ts';
import { comeIn } from './cast.ts';
import { aTalk } from './conversations.ts';
import { expect, test } from './kickstand.ts';
import { stickingOut } from './sticking-out.ts';

const OTHERS = OFFERED.filter((language) => language !== SOURCE);
const WIDTHS = [360, 1280];

const inWords = (language: Language, text: string) =>
  language === SOURCE ? text : (catalogueOf(language).get(text) ?? text);
/** Bikes of other tests come and go with their photos, or never had one. */
const isPhoto = (address: string) => /^\/photos\/|\.jpg$/.test(new URL(address).pathname);

const faultsOf = (page: Page) => {
  const faults: string[] = [];
  page.on('console', (said) => {
    const { url } = said.location();
    if (said.type() === 'error' && !(url && isPhoto(url))) faults.push(`${said.text()} ${url}`);
  });
  page.on('pageerror', (fault) => faults.push(String(fault)));
  return faults;
};

/** Hydrated, with the session restored. */
const isAlive = (page: Page, language: Language) =>
  expect(page.getByText(inWords(language, 'Checking who is logged in'))).toHaveCount(0);

async function fits(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(stickingOut), `nothing sticks out at ${width} px`).toEqual([]);
  }
}

for (const language of OTHERS) {
  const { name, direction } = LANGUAGES[language];

  test(`strangers read the market in ${name}`, async ({ page, marketplace }) => {
    const faults = faultsOf(page);
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto(pathIn(language, '/'));
    await isAlive(page, language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expect(page.locator(`link[rel="alternate"][hreflang="${language}"]`)).toHaveAttribute(
      'href',
      marketplace.url + pathIn(language, '/'),
    );
    const foreign = scripts.filter((address) => /\/frame-/.test(address) && !address.includes(`.${language}-`));
    expect(foreign, 'the scripts are those of one language').toEqual([]);
    await test.step('links stay in the language, and so does the page they lead to', async () => {
      await page
        .getByRole('banner')
        .getByRole('link', { name: inWords(language, 'Login') })
        .click();
      await expect(page).toHaveURL(new RegExp(`/${language}/login`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(inWords(language, 'Login'));
    });
    await test.step('a bike fits a phone and a desk, and is for everybody', async () => {
      await page.goto(pathIn(language, '/search'));
      await page.getByRole('article').first().getByRole('link').first().click();
      await expect(page).toHaveURL(new RegExp(`/${language}/products/`));
      await isAlive(page, language);
      await fits(page);
      expect(await barriers(page)).toEqual([]);
    });
    await test.step('the footer leads to the same page in English', async () => {
      const { pathname } = new URL(page.url());
      await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(pathname.slice(1 + language.length));
      await expect(page.locator('html')).toHaveAttribute('lang', SOURCE);
    });
    expect(faults).toEqual([]);
  });

  test(`members find their dashboard in ${name}`, async ({ page, marketplace }) => {
    const faults = faultsOf(page);
    const buyer = await newcomer(marketplace.url, 'buyer');
    await comeIn(page, buyer, marketplace, pathIn(language, '/dashboard'));
    await isForPerson(page);
    await expect(page.getByRole('button', { name: inWords(language, 'Logout') }).first()).toBeVisible();
    await fits(page);
    expect(await barriers(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
}

/** One of each direction, in letters wider and higher than ours. */
for (const language of ['ar', 'bn'] as const)
  test(`a deal, its messages and its payment are for everybody in ${LANGUAGES[language].name}`, async ({
    page,
    marketplace,
  }) => {
    const words = 'Is it yours? Bring (all) papers.';
    const { buyer, seller, productId, id } = await aTalk(marketplace, { words });
    await say(seller, id);
    const bookingId = await aBookingOf(buyer, productId);
    await comeIn(page, buyer, marketplace, pathIn(language, paths.deal(bookingId)));
    for (const path of [paths.deal(bookingId), paths.payment(bookingId), paths.conversation(id)]) {
      await page.goto(pathIn(language, path));
      await isForPerson(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await fits(page);
      expect(await barriers(page), path).toEqual([]);
    }
    // English words begin on the left, with their full stop at the right end.
    await expect(page.getByText(words)).toHaveCSS('unicode-bidi', 'plaintext');
  });

test('a refusal is in the language of the caller, an English one by default', async ({ request }) => {
  const path = '/api/nothing';
  const refused = async (accepted: string) => {
    const answer = await request.get(path, { headers: { 'accept-language': accepted } });
    expect(answer.status()).toBe(404);
    return (await answer.json()) as { code: string; detail: string };
  };
  const [english, bangla] = [await refused('fr'), await refused('bn-BD,bn;q=0.9')];
  expect(english.code).toBe(bangla.code);
  expect(english.detail).not.toMatch(/\p{Script=Bengali}/u);
  expect(bangla.detail).toMatch(/\p{Script=Bengali}/u);
});

test.describe('whose browser prefers another language', () => {
  test.use({ locale: 'bn-BD' });

  test('is offered it once', async ({ page }) => {
    await page.goto('/about');
    const offer = page.getByRole('link', { name: 'Kickstand বাংলায় পড়ুন' });
    await expect(offer).toHaveAttribute('href', '/bn/about');
    await page.getByRole('button', { name: 'বন্ধ করুন' }).click();
    await expect(offer).toBeHidden();
    const loaded = page.waitForResponse(/\/deferred-/);
    await page.goto('/blog');
    await (await loaded).finished();
    await isAlive(page, SOURCE);
    await expect(offer).toBeHidden();
  });
});
