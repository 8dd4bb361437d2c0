import { photoAddress } from '#contract/photo-address.ts';
import type { Photo } from '#contract/photos.ts';
import { t } from '#language/t.ts';

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
    alt:
      photo.alt ||
      (photos.length === 1
        ? name
        : t('Photo {number} of {count} of {bike}', { number: at + 1, count: photos.length, bike: name })),
    words: photo.alt,
    photo,
  }));
}
