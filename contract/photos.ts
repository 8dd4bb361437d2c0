import { z } from 'zod';
import { t } from '#language/t.ts';
import { endpoint } from './endpoint.ts';
import { line } from './fields.ts';

export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
/** iPhone formats, recognised only for a helpful error. */
const HEIC_TYPES = ['image/heic', 'image/heif'] as const;
export const UPLOAD_TYPES = [...PHOTO_TYPES, ...HEIC_TYPES] as const;
export const MOST_PHOTOS = 20;
export const UNUSED_UPLOAD_HOURS = 24;
export const LONGEST_PHOTO_DESCRIPTION = 200;

export const PhotoName = z.string().regex(/^[0-9a-f]{32}$/, { error: () => t('This is not a photo of ours') });

export const Photo = z.object({
  name: PhotoName,
  width: z.number().int(),
  height: z.number().int(),
  placeholder: z.string(),
  /** Alternative text of the seller; may be empty. */
  alt: z.string(),
});
export type Photo = z.infer<typeof Photo>;

export const ChosenPhoto = z.object({
  name: PhotoName,
  alt: z.union([z.literal(''), line(LONGEST_PHOTO_DESCRIPTION)]).default(''),
});
export type ChosenPhoto = z.output<typeof ChosenPhoto>;

export const chosenPhotos = (most: number) =>
  z.array(ChosenPhoto).max(most, {
    error: () => t('Please keep this to {count, plural, one {# photo} other {# photos}}', { count: most }),
  });

/** Responds when all widths are durable. Idempotent by content. */
export const addPhoto = endpoint({
  method: 'POST',
  path: '/photos',
  access: 'signed-in',
  needs: 'confirmed-address',
  takes: UPLOAD_TYPES,
  summary:
    'Upload a photo, to be chosen within a day: for a product (sellers), a brand (admins) or a statement in a dispute (the two sides of a deal)',
  answer: Photo,
});
