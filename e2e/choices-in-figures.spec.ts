import { choice, numberIn, openSearch, results, section } from './filters.ts';
import { expect, test } from './kickstand.ts';

test('a price range is drawn out by keyboard, and counts once it rests', async ({ page }) => {
  await openSearch(page, '/search');
  const all = numberIn(await results(page).textContent());
  const lowest = page.getByRole('slider', { name: 'Lowest price' });
  const highest = page.getByRole('slider', { name: 'Highest price' });
  await expect(highest).toHaveAttribute('aria-valuetext', /^\$[\d,]+ and more$/);
  await lowest.focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
  const from = await page.getByLabel('From ($)').inputValue();
  await expect(lowest).toHaveAttribute('aria-valuetext', `$${Number(from).toLocaleString('en-US')}`);
  await expect(page).toHaveURL(`/search?minPrice=${from}`);
  await expect(lowest).toBeFocused();
  await expect(results(page)).not.toHaveText(`${all} bikes`);
  await highest.focus();
  await page.keyboard.press('Home');
  // A range of one bar is the minimum.
  await expect(lowest).toHaveValue('2');
  await expect(highest).toHaveValue('3');
  await expect(page).toHaveURL(new RegExp(`minPrice=${from}&maxPrice=\\d+$`));
  await lowest.focus();
  await page.keyboard.press('Home');
  await highest.focus();
  await page.keyboard.press('End');
  await expect(page).toHaveURL('/search');
  await expect(results(page)).toHaveText(`${all} bikes`);
});

test('a handle that is held asks for nothing', async ({ page }) => {
  await openSearch(page, '/search');
  const highest = page.getByRole('slider', { name: 'Highest price' });
  await highest.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await highest.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().includes('/search.data')) requests++;
  });
  await page.mouse.move(x + width - height / 2, y + height / 2);
  await page.mouse.down();
  for (const part of [0.9, 0.7, 0.6, 0.5]) await page.mouse.move(x + width * part, y + height / 2);
  await expect(page.getByLabel('To ($)')).not.toHaveValue('');
  const held = await page.getByLabel('To ($)').inputValue();
  await page.mouse.up();
  expect(requests).toBe(0);
  await expect(page).toHaveURL(`/search?maxPrice=${held}`);
  await expect(choice(page, 'Hero')).toBeVisible();
  expect(requests).toBe(1);
});

test('a price that is typed counts after a pause or with Enter', async ({ page }) => {
  await openSearch(page, '/search');
  const [from, to] = [page.getByLabel('From ($)'), page.getByLabel('To ($)')];
  await to.pressSequentially('$2,500');
  await expect(page).toHaveURL('/search?maxPrice=2500');
  await expect(to).toBeFocused();
  await expect(to).toHaveValue('2500');
  await from.fill('9000');
  await expect(page.getByText('From is more than to')).toBeVisible();
  await expect(from).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL('/search?maxPrice=2500');
  await from.fill('900');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?minPrice=900&maxPrice=2500');
  await expect(page.getByText('From is more than to')).toBeHidden();
  await expect(from).toBeFocused();
  await from.fill('');
  await expect(page).toHaveURL('/search?maxPrice=2500');
});

test('years are from one to another, each with what it leaves', async ({ page }) => {
  await openSearch(page, '/search');
  const year = await section(page, 'Year');
  const from = year.getByLabel('From year');
  const option = from.getByRole('option').nth(4);
  const [, value = '', bikes] = /^(\d+) \((\d+)\)$/.exec((await option.textContent()) ?? '') ?? [];
  await from.selectOption(value);
  await expect(page).toHaveURL(`/search?minYear=${value}`);
  await expect(results(page)).toHaveText(new RegExp(`^${bikes} bikes?$`));
  await expect(year.getByLabel('To year').getByRole('option').last()).toContainText(value);
});
