import { BRAND_TINTS, type Brand, type Colour, LACQUERS } from './palette.ts';

/** Number of looks by body type. */
export const LOOKS = { commuter: 5, naked: 5, sport: 4, cruiser: 4, scooter: 4, adventure: 4 } as const;
export type Body = keyof typeof LOOKS;

export interface BikePicture {
  name: string;
  body: Body;
  colour: Colour;
  brand: Brand;
  look: number;
}

const isBody = (word: string): word is Body => Object.hasOwn(LOOKS, word);
const isColour = (word: string): word is Colour => Object.hasOwn(LACQUERS, word);
const isBrand = (word: string): word is Brand => Object.hasOwn(BRAND_TINTS, word);

/** Undefined: not a name such as `naked-crimson-yamaha-3`. */
export function readBikePicture(name: string): BikePicture | undefined {
  const [body = '', colour = '', brand = '', look = '', ...rest] = name.split('-');
  if (!isBody(body) || !isColour(colour) || !isBrand(brand) || rest.length || !/^[1-9]$/.test(look)) return undefined;
  if (Number(look) > LOOKS[body]) return undefined;
  return { name, body, colour, brand, look: Number(look) };
}
