import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Caller } from '../test/people.ts';
import { holdScripts } from './alive.ts';
import { comeIn, known, theAdmin } from './cast.ts';
import { aDeal, type Deal } from './deals.ts';
import { expect, IN_MOTION, test } from './kickstand.ts';
import { withoutStream } from './without-stream.ts';

test.use(IN_MOTION);

const [PHONE, DESK] = [360, 1280];
/** Cumulative layout shift, without shifts within half a second of input. */
const MOST_SHIFT = 0.02;

let deal: Deal;
let people: Record<'buyer' | 'seller' | 'admin', Caller>;
test.beforeAll(async ({ marketplace }) => {
  deal = await aDeal(marketplace);
  const [buyer, seller, admin] = await Promise.all([
    known(marketplace, 'buyer@example.com', 'kickstand'),
    known(marketplace, 'seller@example.com', 'kickstand'),
    theAdmin(marketplace),
  ]);
  people = { buyer, seller, admin };
});

/** Dashboard tables share a layout: on desktop one stands for all. */
const pages: Record<string, { address: () => string; who?: keyof typeof people; widths?: number[] }> = {
  'the landing page': { address: () => '/' },
  'the login page': { address: () => '/login' },
  'the search': { address: () => '/search' },
  'a search in rows': { address: () => '/search?q=hero&view=list' },
  'a bike’s page': { address: () => `/products/${deal.productId}` },
  'the blog': { address: () => '/blog' },
  'a brand’s page': { address: () => '/categories/YAMAHA', who: 'buyer' },
  'My Orders': { address: () => `/dashboard/myorders/${people.buyer.email}`, who: 'buyer' },
  'My Products': { address: () => '/dashboard/myproducts', who: 'seller', widths: [PHONE] },
  'My Buyers': { address: () => '/dashboard/mybuyers', who: 'seller', widths: [PHONE] },
  'All Buyers': { address: () => '/dashboard/allbuyer', who: 'admin', widths: [PHONE] },
  'All Sellers': { address: () => '/dashboard/allseller', who: 'admin', widths: [PHONE] },
  'Reported Items': { address: () => '/dashboard/reporteditems', who: 'admin', widths: [PHONE] },
};

for (const [name, { address, who, widths = [PHONE, DESK] }] of Object.entries(pages))
  for (const width of widths)
    test(`${name} stands still while it loads, ${width} px wide`, async ({ page, marketplace }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(recordShifts);
      await withoutStream(page);
      if (who) await comeIn(page, people[who], marketplace, address());
      else await page.goto(address());
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await readToTheEnd(page);
      const { sum, moved } = await page.evaluate(() => window.shifts);
      expect(sum, moved.join('\n')).toBeLessThanOrEqual(MOST_SHIFT);
    });

test('a bike’s page stands still on a phone while it is still coming in', async ({ page, marketplace }) => {
  const [bike] = await (await fetch(`${marketplace.url}/api/advertize`)).json();
  const slow = createServer(async ({ url = '' }, answer) => {
    const { body, headers } = await fetch(marketplace.url + url, { headers: { 'accept-encoding': 'identity' } });
    const whole = Buffer.from(await new Response(body).arrayBuffer());
    const half = whole.indexOf('What the seller says');
    answer.setHeader('content-type', headers.get('content-type') ?? '');
    if (half > 0) {
      answer.write(whole.subarray(0, half));
      await setTimeout(1000);
    }
    answer.end(half > 0 ? whole.subarray(half) : whole);
  }).listen(0, '127.0.0.1');
  try {
    await once(slow, 'listening');
    await page.setViewportSize({ width: PHONE, height: 2000 });
    await page.addInitScript(recordShifts);
    await holdScripts(page);
    await page.goto(`http://127.0.0.1:${(slow.address() as AddressInfo).port}/products/${bike._id}`);
    await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
    await page.waitForLoadState();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done))));
    const { sum, moved } = await page.evaluate(() => window.shifts);
    expect(sum, moved.join('\n')).toBeLessThanOrEqual(MOST_SHIFT);
  } finally {
    slow.close();
    slow.closeAllConnections();
  }
});

test('who asked for less motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const moving = () => document.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) > 1).length;
  await page.locator('summary').first().click();
  expect(await page.evaluate(moving)).toBe(0);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByRole('button', { name: /buyer@example\.com/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Login successfull' })).toBeVisible();
  expect(await page.evaluate(moving)).toBe(0);
});

async function readToTheEnd(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  }
  await page.waitForLoadState('networkidle');
}

declare global {
  interface Window {
    shifts: { sum: number; moved: string[] };
  }
}

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources?: { node?: Node }[] };

function recordShifts() {
  window.shifts = { sum: 0, moved: [] };
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as LayoutShift[]) {
      if (shift.hadRecentInput) continue;
      window.shifts.sum += shift.value;
      for (const { node } of shift.sources ?? [])
        window.shifts.moved.push(node instanceof Element ? node.outerHTML.slice(0, 200) : String(node?.textContent));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
