import type { Page } from '@playwright/test';
import { suggestSearches } from '#contract/search.ts';
import { comeIn, known } from './cast.ts';
import { expect, test } from './kickstand.ts';

const SUGGESTIONS = `**/api${suggestSearches.path}?*`;
const field = (page: Page) => page.getByRole('combobox', { name: 'Search bikes' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

async function open(page: Page, address = '/') {
  await page.goto(address);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
}

async function searchFor(page: Page, words: string) {
  await field(page).fill(words);
  await field(page).press('Enter');
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: words })}`);
  await expect(page.getByRole('region', { name: 'Results' })).toBeVisible();
}

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false });

  test('the search of the landing page, of the header and of its own page is a plain form', async ({ page }) => {
    for (const address of ['/', '/about', '/search']) {
      await page.goto(address);
      await page.getByRole('textbox', { name: 'Search bikes' }).fill('pulsar 150');
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL('/search?q=pulsar+150');
    }
    await expect(page.getByRole('textbox', { name: 'Search bikes' })).toHaveValue('pulsar 150');
  });
});

test('the search is reached from every page', async ({ page, marketplace }) => {
  await test.step('a slash leads into the field, but not out of another one', async () => {
    await open(page);
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('2018/2019');
    await expect(field(page)).toHaveValue('2018/2019');
    await open(page, '/about');
    await page.keyboard.press('/');
    await expect(page.getByRole('banner').getByRole('combobox')).toBeFocused();
  });

  await test.step('on a phone the header leads to the search, whose letters are large enough not to be zoomed', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search/);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute('enterkeyhint', 'search');
    expect(await field(page).evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize))).toBe(16);
  });

  await test.step('beside the search, the header has room for somebody who is signed in', async () => {
    await comeIn(page, await known(marketplace, 'buyer@example.com', 'kickstand'), marketplace, '/about');
    const portrait = page.getByRole('banner').locator('.tooltip');
    for (const width of [360, 640, 1024]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(portrait).toBeInViewport();
      const { width: wide, height: high } = (await portrait.boundingBox()) ?? { width: 0, height: 1 };
      expect(wide, `at ${width} px`).toBeCloseTo(high, 0);
    }
  });
});

test('what is typed is met with suggestions', async ({ page }) => {
  await test.step('a late answer to what was typed before is never shown', async () => {
    await open(page);
    let release = () => {};
    const held = new Promise<void>((go) => {
      release = go;
    });
    const aborted = page.waitForEvent('requestfailed', (request) => request.url().endsWith('q=puls'));
    await page.route(SUGGESTIONS, async (route) => {
      if (route.request().url().endsWith('q=puls')) await held;
      await route.continue().catch(() => {});
    });
    const suggesting = page.waitForRequest((request) => request.url().endsWith('q=puls'));
    await field(page).pressSequentially('puls');
    await suggesting;
    await field(page).fill('yama');
    await aborted;
    release();
    await expect(options(page).first()).toContainText(/yamaha/i);
    await expect(options(page).filter({ hasText: 'Pulsar' })).toHaveCount(0);
    await page.unroute(SUGGESTIONS);
  });

  await test.step('what helps while typing is fetched when somebody is about to type', async () => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const helps = () => scripts.some((url) => url.includes('search-box-suggestions'));
    await open(page);
    await page.waitForLoadState('networkidle');
    expect(helps()).toBe(false);
    await field(page).focus();
    await expect.poll(helps).toBe(true);
  });

  await test.step('suggestions are gone through and chosen with the keyboard', async () => {
    await field(page).pressSequentially('puls');
    await expect(options(page).first()).toContainText('Pulsar');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    const chosen = options(page).first();
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
    await page.keyboard.press('Escape');
    await expect(options(page).first()).toBeHidden();
    await expect(field(page)).toHaveValue('puls');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?./);
    await expect(page.getByRole('main')).toContainText('Pulsar');
  });
});

test('own searches are remembered', async ({ page, context }) => {
  await test.step('own searches come back before anything is typed, and are forgotten one by one or all', async () => {
    await open(page);
    for (const words of ['r15', 'pulsar 150', 'Passion Pro']) {
      await searchFor(page, words);
      await open(page);
    }
    await field(page).click();
    await expect(options(page)).toHaveText([/^Passion Pro/, /^pulsar 150/, /^r15/]);

    await field(page).pressSequentially('r1');
    await expect(options(page).first()).toHaveText(/^r15/);
    await field(page).fill('');
    await page.getByRole('button', { name: 'Forget pulsar 150' }).click();
    await expect(options(page)).toHaveText([/^Passion Pro/, /^r15/]);
    await expect(field(page)).toBeFocused();

    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=r15');
    await open(page);
    await field(page).click();
    await expect(options(page)).toHaveText([/^r15/, /^Passion Pro/]);
    await page.getByRole('button', { name: 'Forget all recent searches' }).click();
    await expect(options(page)).toHaveCount(0);
    await page.reload();
    await field(page).click();
    await expect(options(page)).toHaveCount(0);
  });

  await test.step('what one tab forgets, the other has forgotten too', async () => {
    await searchFor(page, 'fz');
    await field(page).fill('');
    await expect(options(page)).toHaveText([/^fz/]);
    const other = await context.newPage();
    await open(other);
    await field(other).click();
    await other.getByRole('button', { name: 'Forget fz' }).click();
    await expect(options(page)).toHaveCount(0);
    await other.close();
  });

  await test.step('no more than eight searches are remembered, each once', async () => {
    for (const nth of [1, 2, 3, 4, 5, 6, 7, 8, 9, 3]) await searchFor(page, `bike number ${nth}`);
    await open(page);
    await field(page).click();
    await expect(options(page)).toHaveText([3, 9, 8, 7, 6, 5, 4, 2].map((nth) => new RegExp(`^bike number ${nth}`)));
  });
});

test('the field says what is looked for', async ({ page }) => {
  await test.step('what is typed while a search loads stays', async () => {
    await open(page, '/search');
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/search?*', async (route) => {
      await released;
      await route.continue();
    });
    await field(page).fill('r15');
    await field(page).press('Enter');
    await field(page).fill('fz');
    release();
    await expect(page).toHaveURL('/search?q=r15');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('R15');
    await expect(field(page)).toHaveValue('fz');
    await page.goBack();
    await expect(page).toHaveURL('/search');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bikes on sale');
  });

  await test.step('going back shows what was looked for then', async () => {
    await open(page, '/search?q=pulsar');
    await searchFor(page, 'hero');
    await page.goBack();
    await expect(field(page)).toHaveValue('pulsar');
    await page.goForward();
    await expect(field(page)).toHaveValue('hero');
  });
});

for (const [fate, breakStorage] of Object.entries({
  'is blocked': () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'holds something else': () => localStorage.setItem('recent-searches', '{"0": [null, 7'),
}))
  test(`where storage ${fate}, a search is a search all the same`, async ({ page }) => {
    await page.addInitScript(breakStorage);
    await open(page);
    await searchFor(page, 'pulsar');
    await field(page).fill('hero');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/search?q=hero');
  });
