import { demoBikes } from './bikes.ts';
import { demoPeople } from './people.ts';
import { PORTRAYED } from './pictures/brand-picture.ts';
import { drawPicture } from './pictures/draw-picture.ts';

const addressed = [...demoBikes.map(({ img }) => img), ...demoPeople.map(({ photoURL }) => photoURL)].map((address) =>
  address.replace(/^\/pictures\/|\.svg$/g, ''),
);

/** Pictures of the landing page, of brands and of demo adverts. */
const NAMES = new Set(['hero', ...PORTRAYED.map((brand) => `brand-${brand}`), ...addressed]);

export function drawnPictures(): [file: string, svg: string][] {
  return [...NAMES].map((name) => {
    const svg = drawPicture(name);
    if (!svg) throw new Error(`There is no picture ${name}`);
    return [`${name}.svg`, svg];
  });
}
