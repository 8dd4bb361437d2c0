import { isForPerson } from './alive.ts';
import { barriers } from './barriers.ts';
import { expect, test } from './kickstand.ts';

test('a reader chooses miles and a currency, which pages show beside the dollars from then on', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('combobox', { name: 'Distances in' }).selectOption('Miles');
  await expect(page.locator('html')).toHaveAttribute('data-distance', 'mi');
  await footer.getByRole('combobox', { name: 'Show prices also in' }).selectOption('Bangladeshi Taka (BDT)');
  await expect(page.locator('html')).toHaveAttribute('data-currency', 'BDT 119.5');

  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Hero Xpulse 210' }) });
  await test.step('as the server writes it, and scripts agree', async () => {
    await page.goto('/search?q=xpulse');
    await isForPerson(page);
    await expect(card).toContainText('2,920 mi');
    await expect(card).toContainText('$1,990');
    await expect(card).toContainText('about ৳238,000');
    expect(await barriers(page)).toEqual([]);
  });
  await test.step('as scripts write it, and on the page that is left for', async () => {
    await page.locator('summary', { hasText: 'Kilometres' }).click();
    await expect(page.getByLabel('Up to 3,107 mi')).toBeVisible();
    await card.getByRole('link', { name: 'Hero Xpulse 210' }).click();
    await expect(page.getByRole('main')).toContainText('about ৳238,000');
    await expect(page.getByRole('main')).toContainText('2,920 mi');
  });
  await test.step('and takes it back', async () => {
    await footer.getByRole('combobox', { name: 'Distances in' }).selectOption('Kilometres');
    // Its description says the kilometres, too: the page has to come anew before the next choice.
    await expect(page.locator('html')).not.toHaveAttribute('data-distance');
    await expect(page.getByRole('main')).toContainText('4,700 km');
    await footer.getByRole('combobox', { name: 'Show prices also in' }).selectOption('Prices in US dollars only');
    await expect(page.locator('html')).not.toHaveAttribute('data-currency');
    await expect(page.getByRole('main')).not.toContainText('about ৳');
  });
});
