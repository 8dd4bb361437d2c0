import { z } from 'zod';
import { controlCharacter, Id } from './fields.ts';

export const PAGE_SIZE = 24;
export const LARGEST_PAGE = 100;

const size = `Please write a number from 1 to ${LARGEST_PAGE}`;

export const LONGEST_SEARCH = 100;

export const Search = z
  .string()
  .transform((text) => text.normalize('NFC').trim())
  .pipe(
    z
      .string()
      .max(LONGEST_SEARCH, `Please keep this to ${LONGEST_SEARCH} characters`)
      .refine((text) => !controlCharacter.test(text), 'This holds a character that cannot be shown'),
  )
  .transform((text) => text || undefined)
  .optional();

/** `after`: `_id` of the last row on the page before. */
export const Page = z.object({
  limit: z.coerce
    .string()
    .regex(/^\d{1,3}$/, size)
    .transform(Number)
    .refine((limit) => limit >= 1 && limit <= LARGEST_PAGE, size)
    .default(PAGE_SIZE),
  after: Id.optional(),
});
export type Page = z.output<typeof Page>;
