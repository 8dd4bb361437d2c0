import { photoAddress } from '#contract/photo-address.ts';
import type { Photo } from '#contract/photos.ts';

export interface Shot {
  src: string;
  large: string;
  alt: string;
  words: string;
  photo?: Photo;
}

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
