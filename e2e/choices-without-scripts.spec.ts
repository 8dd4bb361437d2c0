import { choice } from './filters.ts';
import { expect, test } from './kickstand.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters are a form', async ({ page }) => {
    await page.goto('/search?sort=price-up');
    await choice(page, 'Hero').check();
    await choice(page, 'Bajaj').check();
    await page.getByLabel('To ($)').fill('$2,500');
    await page.locator('summary', { hasText: 'Engine' }).click();
    await page.getByRole('group', { name: 'Engine' }).getByRole('radio').nth(3).check();
    const engine = await page.getByRole('group', { name: 'Engine' }).getByRole('radio').nth(3).inputValue();
    await page.getByRole('button', { name: 'Show bikes' }).click();
    await expect(choice(page, 'Hero')).toBeChecked();
    await expect(choice(page, 'Bajaj')).toBeChecked();
    await expect(choice(page, 'Yamaha')).not.toBeChecked();
    await expect(page.getByLabel('To ($)')).toHaveValue('2500');
    await expect(page.locator(`input[name=engine][value="${engine}"]`)).toBeChecked();
    await expect(page.locator('input[name=maxKm][value=""]')).toBeChecked();
  });

  test('a town joins the words', async ({ page }) => {
    await page.goto('/search');
    await page.locator('summary', { hasText: 'Place' }).click();
    await page.getByRole('combobox', { name: 'Near' }).fill('Dhaka');
    await page.getByRole('button', { name: 'Show bikes' }).click();
    await expect(page.getByRole('combobox', { name: 'Near' })).toHaveValue('Dhaka');
    await expect(page.getByLabel('Within')).toBeVisible();
  });
});
