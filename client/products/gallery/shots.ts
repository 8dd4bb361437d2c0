import { photoAddress } from '#contract/photo-address.ts';
import type { Photo } from '#contract/photos.ts';

/** One of the pictures of a thing. */
export interface Shot {
  src: string;
  /** The same, as large as it is kept. */
  large: string;
  alt: string;
  /** What the seller says it shows, if anything. */
  words: string;
  photo?: Photo;
}

/** The photos of a thing in their order, or the one picture that it has instead. */
export function shotsOf(name: string, photos: Photo[], picture: string): Shot[] {
  if (photos.length === 0) return [{ src: picture, large: picture, alt: name, words: '' }];
  return photos.map((photo, at) => ({
    src: photoAddress(photo.name),
    large: photoAddress(photo.name, 1600),
    alt: photo.alt || (photos.length === 1 ? name : `Photo ${at + 1} of ${photos.length} of ${name}`),
    words: photo.alt,
    photo,
  }));
}
