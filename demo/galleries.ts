import { demoBikes } from './bikes.ts';
import { bikeViews } from './pictures/bike-views.ts';
import { readBikePicture } from './pictures/picture-name.ts';

export interface DemoGallery {
  productName: string;
  sellerEmail: string;
  /** The drawn picture that the photos take the place of. */
  img: string;
  photos: { alt: string; draw(): string }[];
}

/** About ten seconds of CPU on a small machine. */
const MOST_GALLERIES = 10;

const isPicture = /^\/pictures\/(.+)\.svg$/;

function galleryOf({ productName, sellerEmail, img }: (typeof demoBikes)[number]): DemoGallery[] {
  const picture = readBikePicture(isPicture.exec(img)?.[1] ?? '');
  if (!picture) return [];
  const photos = bikeViews(picture, productName).map(({ shows, draw }) => ({ alt: shows, draw }));
  return [{ productName, sellerEmail, img, photos }];
}

/** Photos of the bikes that the landing page shows first. */
export const demoGalleries: DemoGallery[] = demoBikes
  .filter(({ isAdvertized }) => isAdvertized)
  .toSorted((a, b) => a.listedDaysAgo - b.listedDaysAgo)
  .slice(0, MOST_GALLERIES)
  .flatMap(galleryOf);
