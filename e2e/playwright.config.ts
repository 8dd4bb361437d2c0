import { defineConfig } from '@playwright/test';
import { browser } from '../test/browser.ts';

export default defineConfig({
  testDir: '.',
  // Each worker has its own marketplace.
  workers: 3,
  // A busy machine may stall a browser; a passed retry is reported as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list']],
  outputDir: '../test-results',
  use: {
    launchOptions: await browser(),
    reuseContext: true,
    // Frames of an animation cost a tenth of the browser's CPU; some files keep it: `test.use(IN_MOTION)`.
    contextOptions: { reducedMotion: 'reduce' },
    // A worker's requests pass by `page.route`; `offline.spec.ts` allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
  },
});
