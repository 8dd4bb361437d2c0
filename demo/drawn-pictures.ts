import { demoBikes } from './bikes.ts';
import { demoPeople } from './people.ts';
import { PORTRAYED } from './pictures/brand-picture.ts';
import { drawPicture } from './pictures/draw-picture.ts';

const addressed = [...demoBikes.map(({ img }) => img), ...demoPeople.map(({ photoURL }) => photoURL)].map((address) =>
  address.replace(/^\/pictures\/|\.svg$/g, ''),
);

/** Names of the pictures that a marketplace shows: the landing page's, brands', and what the demo's adverts name. */
const NAMES = new Set(['hero', ...PORTRAYED.map((brand) => `brand-${brand}`), ...addressed]);

/** Each picture's file name with its SVG. */
export function drawnPictures(): [file: string, svg: string][] {
  return [...NAMES].map((name) => {
    const svg = drawPicture(name);
    if (!svg) throw new Error(`There is no picture ${name}`);
    return [`${name}.svg`, svg];
  });
}
