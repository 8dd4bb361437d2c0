import type { Page } from '@playwright/test';

const TALLEST = 2200;
const QUALITY = 72;

interface View {
  width: number;
  colorScheme: 'light' | 'dark';
  scale: number;
}

/** The viewport when a dialog is open, else the whole page; WebP. */
export async function photograph(page: Page, { width, colorScheme, scale }: View): Promise<Buffer> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 800 });
  const height = await page.evaluate(wholeHeight);
  await page.setViewportSize({ width, height: Math.min(Math.max(height, 800), TALLEST) });
  await page.evaluate(picturesLoaded);
  const session = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, width, height: page.viewportSize()?.height ?? 800, scale };
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip });
  await session.detach();
  return Buffer.from(data, 'base64');
}

function wholeHeight() {
  if (document.querySelector('dialog[open]')) return 0;
  return document.documentElement.scrollHeight;
}

async function picturesLoaded() {
  scrollTo(0, 0);
  await document.fonts.ready;
  const inView = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
  const endless = new Promise((done) => setTimeout(done, 3000));
  const loaded = inView.map(
    (image) =>
      image.complete ||
      new Promise((done) => {
        image.onload = done;
        image.onerror = done;
      }),
  );
  await Promise.race([Promise.all(loaded), endless]);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}
