import type { Marketplace } from '../test/marketplace.ts';
import type { Caller } from '../test/people.ts';
import { jpeg, send } from '../test/photos.ts';
import { aProductOf } from '../test/products.ts';

interface Shape {
  width: number;
  height: number;
  alt?: string;
}

/** Every optional field. */
export const everyFact = {
  model: 'FZ-S',
  variant: 'V3.0 Deluxe',
  modelYear: 2019,
  kilometres: 35_200,
  engineCc: 149,
  bodyType: 'naked',
  colour: 'Matt copper',
  owners: 2,
  condition: 'Good',
  papers: ['Tax token until June 2027'],
  service: ['Chain and sprockets, October 2026'],
  /** Dhaka. */
  placeId: 1_185_241,
};

const LANDSCAPE = { width: 1200, height: 900 };

/** Each one is different. */
export const landscapes = (count: number): Shape[] => Array.from({ length: count }, () => LANDSCAPE);

let taken = 0;

export async function aPhotographedBike(seller: Caller, { url }: Marketplace, shapes: Shape[], changes: object = {}) {
  const photos = [];
  // The encoder's queue has a limit per user.
  for (const { width, height, alt = '' } of shapes) {
    const file = new Uint8Array(await jpeg({ width, height, seed: ++taken }));
    const { status, body } = await send(`${url}/api`, seller, file);
    if (status !== 200) throw new Error(`A photo was answered with ${status}: ${JSON.stringify(body)}`);
    photos.push({ name: body.name, alt });
  }
  return aProductOf(seller, { img: undefined, photos, ...changes });
}
