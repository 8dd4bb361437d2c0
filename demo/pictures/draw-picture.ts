import { drawAvatar } from './avatar-picture.ts';
import { drawBikePicture } from './bike-picture.ts';
import { drawBrandPicture, isPortrayed } from './brand-picture.ts';
import { drawHeroPicture } from './hero-picture.ts';
import { readBikePicture } from './picture-name.ts';

/**
 * Names: `hero`, `brand-<brand>`, `brand-other-<number>`, `avatar-<first-last>` or `<body>-<colour>-<brand>-<look>`.
 * Undefined: no such picture.
 */
export function drawPicture(name: string): string | undefined {
  if (name === 'hero') return drawHeroPicture();
  const [kind, ...rest] = name.split('-');
  const subject = rest.join('-');
  if (kind === 'avatar') return drawAvatar(subject);
  if (kind === 'brand') return isPortrayed(subject) ? drawBrandPicture(subject) : undefined;
  const bike = readBikePicture(name);
  return bike && drawBikePicture(bike);
}
