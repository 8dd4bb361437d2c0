import { z } from 'zod';
import { Id } from './text.ts';

export const PAGE_SIZE = 24;
export const LARGEST_PAGE = 100;

/** Which part of a list: `after` is the `_id` of the last thing already seen. */
export const Page = z.object({
  limit: z.coerce.number('Please write a number').int().min(1).max(LARGEST_PAGE).default(PAGE_SIZE),
  after: Id.optional(),
});
export type Page = z.output<typeof Page>;
