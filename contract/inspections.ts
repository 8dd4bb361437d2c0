import { z } from 'zod';
import { t } from '#language/t.ts';
import { endpoint } from './endpoint.ts';
import { Id, paragraph } from './fields.ts';
import {
  INSPECTION_ITEMS,
  INSPECTION_RESULTS,
  LONGEST_INSPECTION_NOTE,
  MOST_ENTRY_PHOTOS,
  MOST_REPLACED_ENTRIES,
} from './inspection-items.ts';
import { Photo, UPLOAD_TYPES } from './photos.ts';

export const MOST_INSPECTIONS = 100;
export const MOST_INSPECTION_ENTRIES = 300;
export const MOST_INSPECTION_PHOTOS = 40;
export const MOST_ENTRIES_AT_ONCE = 25;
/** By one person to one deal. */
export const MOST_ATTACHED_INSPECTIONS = 5;

/** What one device wrote of an item. It never changes: a later entry replaces it. */
export const InspectionEntry = z.object({
  /** Made by the client: the same entry sent again has no further effect. */
  id: Id,
  item: z.enum(INSPECTION_ITEMS),
  /** Absent: not checked yet, or no longer. */
  result: z.enum(INSPECTION_RESULTS, { error: () => t('Please choose good, not sure or bad') }).optional(),
  note: z.string(),
  photoIds: z.array(Id),
  madeAt: z.string().describe('By the clock of the device'),
  /** Entries of the item that its author saw. */
  replaces: z.array(Id),
});
export type InspectionEntry = z.infer<typeof InspectionEntry>;

const NewInspectionEntry = InspectionEntry.extend({
  note: z.union([z.literal(''), paragraph(LONGEST_INSPECTION_NOTE)]).default(''),
  photoIds: z
    .array(Id)
    .max(MOST_ENTRY_PHOTOS, {
      error: () =>
        t('Please keep this to {count, plural, one {# photo} other {# photos}}', { count: MOST_ENTRY_PHOTOS }),
    })
    .default([]),
  madeAt: z.iso.datetime({ error: () => t('This is not a moment') }),
  replaces: z
    .array(Id)
    .max(MOST_REPLACED_ENTRIES, {
      error: () =>
        t('An entry replaces at most {count, plural, one {# other} other {# others}}', {
          count: MOST_REPLACED_ENTRIES,
        }),
    })
    .default([]),
});

/** Its id is made by the client, before there is a connection. */
export const InspectionPhoto = Photo.extend({ id: Id });
export type InspectionPhoto = z.infer<typeof InspectionPhoto>;

export const Inspection = z.object({
  productId: Id,
  /** The current ones. */
  entries: z.array(InspectionEntry),
  photos: z.array(InspectionPhoto),
  attachments: z.array(z.object({ bookingId: Id, attachedAt: z.string() })),
});
export type Inspection = z.infer<typeof Inspection>;

/** A copy that stays as it was attached. */
export const AttachedInspection = z.object({
  _id: Id,
  by: z.enum(['buyer', 'seller']),
  name: z.string(),
  entries: z.array(InspectionEntry),
  photos: z.array(InspectionPhoto),
  at: z.string(),
});
export type AttachedInspection = z.infer<typeof AttachedInspection>;

export const OwnInspection = z.object({
  productId: Id,
  productName: z.string(),
  img: z.string(),
  cover: Photo.optional(),
  changedAt: z.string(),
  /** Items with a result. */
  checked: z.number().int(),
  photos: z.number().int(),
  isAttached: z.boolean(),
});
export type OwnInspection = z.infer<typeof OwnInspection>;

const byProduct = z.object({ id: Id });

export const listInspections = endpoint({
  method: 'GET',
  path: '/inspections',
  access: 'signed-in',
  summary: "The caller's inspections, the one changed last first",
  answer: z.array(OwnInspection),
});

export const readInspection = endpoint({
  method: 'GET',
  path: '/inspections/:id',
  access: 'signed-in',
  summary: "The caller's inspection of a product; an empty one if there is none yet",
  params: byProduct,
  answer: Inspection,
});

export const addInspectionEntries = endpoint({
  method: 'POST',
  path: '/inspections/:id/entries',
  access: 'signed-in',
  summary:
    `Add entries to one's own inspection of a product; at most ${MOST_INSPECTIONS} inspections, and ` +
    `${MOST_INSPECTION_ENTRIES} entries in each. Entries sent again stay as they were`,
  params: byProduct,
  body: z.object({
    entries: z
      .array(NewInspectionEntry)
      .min(1, { error: () => t('Please send at least one entry') })
      .max(MOST_ENTRIES_AT_ONCE, {
        error: () =>
          t('Please send at most {count, plural, one {# entry} other {# entries}} at once', {
            count: MOST_ENTRIES_AT_ONCE,
          }),
      }),
  }),
  answer: Inspection,
});

export const addInspectionPhoto = endpoint({
  method: 'PUT',
  path: '/inspections/:id/photos/:photoId',
  access: 'signed-in',
  needs: 'confirmed-address',
  takes: UPLOAD_TYPES,
  summary: `Upload a photo to one's own inspection of a product, before the entry that names it; at most ${MOST_INSPECTION_PHOTOS}`,
  params: z.object({ id: Id, photoId: Id }),
  answer: InspectionPhoto,
});

export const readInspectionPhoto = endpoint({
  method: 'GET',
  path: '/inspections/:id/photos/:photoId',
  access: 'signed-in',
  gives: 'image/webp',
  summary: "A photo of one's own inspection",
  params: z.object({ id: Id, photoId: Id }),
  answer: z.string(),
});

export const removeInspection = endpoint({
  method: 'DELETE',
  path: '/inspections/:id',
  access: 'signed-in',
  summary: "Remove one's own inspection of a product; copies in deals stay",
  params: byProduct,
  answer: z.object({ deletedCount: z.number().int() }),
});
