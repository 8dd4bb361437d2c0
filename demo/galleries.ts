import { demoBikes } from './bikes.ts';
import { bikeViews } from './pictures/bike-views.ts';
import { readBikePicture } from './pictures/picture-name.ts';

export interface DemoGallery {
  productName: string;
  sellerEmail: string;
  /** The drawing that the photos replace. */
  img: string;
  photos: { alt: string; draw(): string }[];
}

/** Takes about ten seconds of CPU on a small machine. */
const MOST_GALLERIES = 10;

const isPicture = /^\/pictures\/(.+)\.svg$/;

function galleryOf({ productName, sellerEmail, img }: (typeof demoBikes)[number]): DemoGallery[] {
  const picture = readBikePicture(isPicture.exec(img)?.[1] ?? '');
  if (!picture) return [];
  const photos = bikeViews(picture, productName).map(({ shows, draw }) => ({ alt: shows, draw }));
  return [{ productName, sellerEmail, img, photos }];
}

/** Bikes at the top of the landing page. */
export const demoGalleries: DemoGallery[] = demoBikes
  .filter(({ isAdvertized }) => isAdvertized)
  .toSorted((a, b) => a.listedDaysAgo - b.listedDaysAgo)
  .slice(0, MOST_GALLERIES)
  .flatMap(galleryOf);
