import type { Page } from '@playwright/test';
import { choice, models, results, section } from './filters.ts';
import { expect, test } from './kickstand.ts';

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };

const show = (page: Page) => page.getByRole('button', { name: 'Show bikes' }).click();
const ids = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((all) => all.map(({ id }) => id));

for (const viewport of [DESK, PHONE])
  test.describe(`without scripts, ${viewport.width} px wide`, () => {
    test.use({ javaScriptEnabled: false, viewport });

    test('a search is a form', async ({ page }) => {
      await test.step('the filters are a form', async () => {
        await page.goto('/search?sort=price-up&view=list');
        if (viewport === PHONE) {
          await page.getByRole('link', { name: 'Filters' }).click();
          await expect(page.getByRole('form', { name: 'Filters' })).toBeInViewport();
        }
        await choice(page, 'Hero').check();
        await choice(page, 'Bajaj').check();
        await page.getByLabel('To ($)').fill('$2,500');
        const engine = (await section(page, 'Engine')).getByRole('radio').nth(3);
        await engine.check();
        const checkedValue = await engine.inputValue();
        await show(page);
        await expect(choice(page, 'Hero')).toBeChecked();
        await expect(choice(page, 'Bajaj')).toBeChecked();
        await expect(choice(page, 'Yamaha')).not.toBeChecked();
        await expect(page.getByLabel('To ($)')).toHaveValue('2500');
        await expect(page.locator(`input[name=engine][value="${checkedValue}"]`)).toBeChecked();
        await expect(page.locator('input[name=maxKm][value=""]')).toBeChecked();
        await expect(page.getByLabel('Sort by')).toHaveValue('price-up');
        await expect(page.getByRole('link', { name: 'List', exact: true })).toHaveAttribute('aria-current', 'true');
      });

      await test.step('what was understood from words can be taken back', async () => {
        await page.goto('/search?q=hero+under+1500');
        await expect(choice(page, 'Hero')).toBeChecked();
        await choice(page, 'Hero').uncheck();
        await show(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Up to $1,500');
        await page.goto('/search?q=pulsar');
        const all = await results(page).textContent();
        await page.getByLabel('From ($)').fill('1');
        await show(page);
        await expect(results(page)).toHaveText(all ?? '');
      });

      await test.step('pages are leafed through there and back', async () => {
        await page.goto('/search?view=list');
        const seen = [await ids(page)];
        for (let nth = 0; nth < 2; nth++) {
          await page.getByRole('link', { name: 'Next page' }).click();
          await expect(page.getByRole('link', { name: 'Back to the first page' })).toBeVisible();
          seen.push(await ids(page));
        }
        expect(new Set(seen.flat()).size).toBe(seen.flat().length);
        await page.getByRole('link', { name: 'Previous page' }).click();
        await expect.poll(() => ids(page)).toEqual(seen[1]);
        await page.getByRole('link', { name: 'First page', exact: true }).click();
        await expect(page).toHaveURL('/search?view=list');
        expect(await ids(page)).toEqual(seen[0]);
      });
    });

    test('all filters are applied', async ({ page }) => {
      await test.step('every other filter is applied too', async () => {
        await page.goto('/search');
        const year = await section(page, 'Year');
        await year.getByLabel('From year').selectOption({ index: 4 });
        const from = await year.getByLabel('From year').inputValue();
        await (await section(page, 'Kilometres')).getByRole('radio').nth(3).check();
        await (await section(page, 'Body type')).getByRole('checkbox').first().check();
        await (await section(page, 'Condition')).getByRole('checkbox', { name: 'Good', exact: true }).check();
        await (await section(page, 'Owners')).getByRole('checkbox').first().check();
        await (await section(page, 'Seller')).getByRole('checkbox').check();
        await show(page);
        const params = new URL(page.url()).searchParams;
        expect(params.get('minYear')).toBe(from);
        for (const name of ['maxKm', 'body', 'condition', 'owners', 'verified']) expect(params.get(name)).toBeTruthy();
        await expect(page.getByRole('list', { name: 'What you are looking for' }).getByRole('link')).toHaveCount(7);
        await page.getByRole('link', { name: 'Without Verified sellers' }).click();
        await expect(page).not.toHaveURL(/verified/);
        await page.getByRole('link', { name: 'Clear all' }).click();
        await expect(page).toHaveURL('/search');
      });

      await test.step('a town joins the words, and another one takes its place', async () => {
        const near = (await section(page, 'Place')).getByRole('combobox', { name: 'Near' });
        await near.fill('Dhaka');
        await show(page);
        await expect(near).toHaveValue('Dhaka');
        await page.getByLabel('Within').selectOption('100');
        await show(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Within 100 km of Dhaka');
        await near.fill('Pune');
        await show(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Within 25 km of Pune');
      });

      await test.step('a long list is shown whole, and what was chosen stays', async () => {
        await page.goto('/search');
        await choice(page, 'Hero').check();
        await section(page, 'Model');
        const some = await models(page).getByRole('checkbox').count();
        await models(page)
          .getByRole('button', { name: /^Show \d+ models/ })
          .click();
        await expect(choice(page, 'Hero')).toBeChecked();
        await expect(models(page)).toBeInViewport();
        expect(await models(page).getByRole('checkbox').count()).toBeGreaterThan(some);
        await models(page).getByRole('checkbox').last().check();
        await page.getByLabel('From ($)').press('Enter');
        await expect(page).toHaveURL(/model=/);
        await expect(page).not.toHaveURL(/every=/);
      });
    });
  });
