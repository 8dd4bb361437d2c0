import { drawBike } from './bike-picture.ts';
import { mixPaint } from './paint.ts';
import { BRAND_TINTS, type Brand, type Colour, LACQUERS } from './palette.ts';
import type { Body } from './picture-name.ts';
import { at, dot, drawing, element, group, ring } from './svg.ts';

interface Portrait {
  tint: Brand;
  body: Body;
  colour: Colour;
  look: number;
  /** SVG transform that crops the bike. */
  transform: string;
  disc: { x: number; y: number; r: number };
}

const PORTRAITS = {
  yamaha: {
    tint: 'yamaha',
    body: 'sport',
    colour: 'cobalt',
    look: 1,
    transform: 'translate(-360 -150) scale(1.58)',
    disc: { x: 520, y: 250, r: 210 },
  },
  hero: {
    tint: 'hero',
    body: 'adventure',
    colour: 'crimson',
    look: 1,
    transform: 'translate(-352 -104) scale(1.52)',
    disc: { x: 500, y: 250, r: 210 },
  },
  bajaj: {
    tint: 'bajaj',
    body: 'naked',
    colour: 'saffron',
    look: 1,
    transform: 'translate(-360 -142) scale(1.56)',
    disc: { x: 520, y: 250, r: 210 },
  },
  'other-1': {
    tint: 'bajaj',
    body: 'scooter',
    colour: 'teal',
    look: 2,
    transform: 'translate(-360 -150) scale(1.56)',
    disc: { x: 520, y: 250, r: 210 },
  },
  'other-2': {
    tint: 'hero',
    body: 'cruiser',
    colour: 'onyx',
    look: 1,
    transform: 'translate(-360 -150) scale(1.54)',
    disc: { x: 520, y: 250, r: 210 },
  },
  'other-3': {
    tint: 'yamaha',
    body: 'commuter',
    colour: 'copper',
    look: 1,
    transform: 'translate(-360 -150) scale(1.56)',
    disc: { x: 520, y: 250, r: 210 },
  },
} satisfies Record<string, Portrait>;

export type Portrayed = keyof typeof PORTRAITS;
export const PORTRAYED = Object.keys(PORTRAITS) as Portrayed[];
export const isPortrayed = (word: string): word is Portrayed => Object.hasOwn(PORTRAITS, word);

export function drawBrandPicture(portrayed: Portrayed) {
  const { tint: brand, body, colour, look, transform, disc } = PORTRAITS[portrayed];
  const tint = BRAND_TINTS[brand];
  const paint = mixPaint(`brand-${portrayed}-`, LACQUERS[colour]);
  const centre = at(disc.x, disc.y);
  return drawing(
    { width: 800, height: 500, title: `The front half of a ${colour} ${body} motorbike` },
    element('rect', { width: 800, height: 500, fill: tint.air }),
    dot(centre, disc.r + 120, tint.shape, { opacity: '.6' }),
    dot(centre, disc.r, tint.deep, { opacity: '.85' }),
    ring(centre, disc.r + 60, 2, tint.deep, { opacity: '.4' }),
    paint.apply(group({ transform }, drawBike({ body, colour, look, brand }, paint))),
  );
}
