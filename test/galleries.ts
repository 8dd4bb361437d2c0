import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from '#contract/products.ts';
import { demoGalleries } from '../demo/galleries.ts';

const LONGEST_MS = 180_000;

/** Waits until the demo's photos are complete: from then on pages look the same. */
export async function galleriesOf({ url }: { url: string }) {
  const end = Date.now() + LONGEST_MS;
  const waiting = async () => {
    const products: Product[] = await (await fetch(`${url}/api/advertize?limit=100`)).json();
    return demoGalleries.filter(({ img }) => products.some((product) => product.img === img));
  };
  while ((await waiting()).length > 0) {
    if (Date.now() > end) throw new Error('The demo bikes were not photographed in time');
    await pause(250);
  }
}
