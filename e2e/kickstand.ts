import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { openDirectAccounts } from '../test/direct-accounts.ts';
import { type Marketplace, startMarketplace } from '../test/marketplace.ts';
import { signUp } from '../test/newcomer.ts';

export { expect };

interface Stage {
  /** A page in a separate browser context. */
  elsewhere(): Promise<Page>;
  /** Fails the test on page errors, hydration faults and CSP violations. */
  soundPages: undefined;
}

/** For `test.use`: as most visitors see the pages, with transitions. */
export const IN_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

let running: Marketplace | undefined;

/** The worker's marketplace. */
export function here(): Marketplace {
  if (!running) throw new Error('No marketplace runs yet');
  return running;
}

/** Of `page.clock` in a document that is gone before its script is there: no script of a page is in the stack. */
const isOfTheClock = ({ message, stack = '' }: Error) =>
  message.includes("reading 'controller'") && !/https?:/.test(stack);

/** One real marketplace per worker: embedded PostgreSQL, demo data, stand-ins. */
export const test = base.extend<Stage, { marketplace: Marketplace }>({
  marketplace: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      // No payout delay; one admin refunds the usual bike, two the one of a test.
      const marketplace = await startMarketplace({
        DEAL_PAYOUT_WAIT_DAYS: '0',
        DEAL_REFUND_APPROVAL_ABOVE: '5000',
        CURRENCY_RATES: 'BDT=119.5',
      });
      running = marketplace;
      const accounts = await openDirectAccounts(marketplace, signUp);
      await use(marketplace);
      await accounts.close();
      await marketplace.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ marketplace }, use) => use(marketplace.url),
  elsewhere: async ({ browser, baseURL }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL });
      opened.push(context);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  soundPages: [
    async ({ browser }, use) => {
      const faults: string[] = [];
      const watch = (context: BrowserContext) => {
        context.on('weberror', (fault) => {
          if (!isOfTheClock(fault.error())) faults.push(String(fault.error()));
        });
        context.on('console', (message) => {
          if (/Content Security Policy|Minified React error|hydrat/i.test(message.text())) faults.push(message.text());
        });
      };
      browser.on('context', watch);
      await use(undefined);
      browser.off('context', watch);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});
