import { expect, test } from './kickstand.ts';

// These tests violate the policy on purpose.
test.use({ soundPages: ({ page: _ }, use) => use(undefined) });

test('a script that is smuggled into a page does not run, and the page’s own do', async ({ page }) => {
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('</body>', '<script>window.injected = true</script></body>');
    await route.fulfill({ response, body: html });
  });
  const refused = page.waitForEvent('console', (message) => /Content Security Policy/.test(message.text()));
  await page.goto('/about');
  await refused;
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  await expect.poll(() => page.evaluate(() => '__reactRouterContext' in window)).toBe(true);
});
