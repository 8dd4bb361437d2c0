import type { Marketplace } from '../test/marketplace.ts';
import type { Caller } from '../test/people.ts';
import { jpeg, send } from '../test/photos.ts';
import { aProductOf } from '../test/products.ts';

interface Shape {
  width: number;
  height: number;
  alt?: string;
}

const LANDSCAPE = { width: 1200, height: 900 };

/** As many landscape photos; no two are the same. */
export const landscapes = (count: number): Shape[] => Array.from({ length: count }, () => LANDSCAPE);

let taken = 0;

/** Uploads a photo of each shape and lists a bike with them; answers its id. */
export async function aPhotographedBike(seller: Caller, { url }: Marketplace, shapes: Shape[], changes: object = {}) {
  const photos = await Promise.all(
    shapes.map(async ({ width, height, alt = '' }) => {
      const file = new Uint8Array(await jpeg({ width, height, seed: ++taken }));
      const { status, body } = await send(`${url}/api`, seller, file);
      if (status !== 200) throw new Error(`A photo was answered with ${status}: ${JSON.stringify(body)}`);
      return { name: body.name, alt };
    }),
  );
  return aProductOf(seller, { img: undefined, photos, ...changes });
}
