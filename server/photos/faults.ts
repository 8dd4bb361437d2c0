import { t } from '#language/t.ts';
import type { PhotoFault } from './encode.ts';
import { LONGEST_SIDE, MOST_MEGAPIXELS, MOST_MEGAPIXELS_OF_AVIF } from './pixel-limits.ts';

export const FAULTS: Record<PhotoFault, () => string> = {
  'too-many-pixels': () =>
    t(
      'This photo has too many pixels. Please send one of at most {most} megapixels, its sides at most {longest, number}.',
      { most: MOST_MEGAPIXELS, longest: LONGEST_SIDE },
    ),
  'too-many-pixels-of-avif': () =>
    t(
      'This photo has too many pixels. Please send one of at most {most} megapixels, its sides at most {longest, number}, or a JPEG.',
      { most: MOST_MEGAPIXELS_OF_AVIF, longest: LONGEST_SIDE },
    ),
  'several-pages': () => t('This picture moves or has several pages. Please send a photo.'),
  'too-slow': () => t('This photo takes too long to read. Please save it anew, as a plain JPEG, and send that.'),
  damaged: () => t('This photo cannot be read: the file is damaged or not complete.'),
};
