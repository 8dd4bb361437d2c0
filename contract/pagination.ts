import { z } from 'zod';
import { t } from '#language/t.ts';
import { controlCharacter, Id, tooLong } from './fields.ts';

export const PAGE_SIZE = 24;
export const LARGEST_PAGE = 100;

const size = { error: () => t('Please write a number from 1 to {most}', { most: LARGEST_PAGE }) };

export const LONGEST_SEARCH = 100;

export const Search = z
  .string()
  .transform((text) => text.normalize('NFC').trim())
  .pipe(
    z
      .string()
      .max(LONGEST_SEARCH, tooLong(LONGEST_SEARCH))
      .refine((text) => !controlCharacter.test(text), {
        error: () => t('This holds a character that cannot be shown'),
      }),
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
