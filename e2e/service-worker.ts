import { test } from './kickstand.ts';

/** With a context of its own: in a used one the browser still has the former worker. */
export const testWithWorker = test.extend({
  page: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'allow' });
    await use(await context.newPage());
    await context.close();
  },
});
