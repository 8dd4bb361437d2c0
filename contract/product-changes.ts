import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import { Page } from './pagination.ts';

export const ProductChange = z.object({
  _id: Id,
  changedAt: z.string(),
  fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
});
export type ProductChange = z.infer<typeof ProductChange>;

export const listProductChanges = endpoint({
  method: 'GET',
  path: '/product/:id/changes',
  access: 'signed-in',
  summary: 'What was changed about a product, newest first: for its seller and admins',
  params: z.object({ id: Id }),
  query: Page,
  answer: z.array(ProductChange),
});
