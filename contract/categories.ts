import { z } from 'zod';
import { t } from '#language/t.ts';
import { endpoint } from './endpoint.ts';
import { Id, line, WebAddress } from './fields.ts';
import { Page } from './pagination.ts';
import { PhotoName } from './photos.ts';
import { Product } from './products.ts';

export const Category = z.object({ _id: Id, brandName: z.string(), picture: z.string() });
export type Category = z.infer<typeof Category>;

export const MOST_COUNTED = 1000;

export const AdminCategory = Category.extend({
  isRetired: z.boolean(),
  onSale: z.number().int(),
});
export type AdminCategory = z.infer<typeof AdminCategory>;

/** Without photo and picture, the brand keeps its image or gets a drawn one. */
export const NewCategory = z.object({
  brandName: line(40)
    .transform((name) => name.toUpperCase().replace(/ +/g, ' '))
    // Upper case can be longer: `ß` becomes `SS`.
    .pipe(line(40))
    .pipe(
      z.string().regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} .&'+-]*$/u, {
        error: () => t('Please write letters, digits, spaces and . & - only'),
      }),
    ),
  photo: PhotoName.optional(),
  picture: WebAddress.optional(),
});
export type NewCategory = z.output<typeof NewCategory>;

export const listCategories = endpoint({
  method: 'GET',
  path: '/categories',
  access: 'everybody',
  summary: 'The brands on sale',
  answer: z.array(Category),
});

export const listCategoryProducts = endpoint({
  method: 'GET',
  path: '/categories/:brandName',
  access: 'anyone',
  summary: 'Available products of a brand, in the default order: the newest first, but few of one seller among them',
  params: z.object({ brandName: line(40) }),
  query: Page,
  answer: z.array(Product),
});

export const listAllCategories = endpoint({
  method: 'GET',
  path: '/category',
  access: 'admin',
  right: 'moderation',
  summary: 'Every brand in its order, retired ones last',
  answer: z.array(AdminCategory),
});

export const addCategory = endpoint({
  method: 'POST',
  path: '/category',
  access: 'admin',
  right: 'moderation',
  summary: 'Sell another brand',
  body: NewCategory,
  answer: z.object({ acknowledged: z.boolean(), insertedId: Id }),
});

export const changeCategory = endpoint({
  method: 'PUT',
  path: '/category/:id',
  access: 'admin',
  right: 'moderation',
  summary: 'Rename a brand or give it another picture',
  params: z.object({ id: Id }),
  body: NewCategory,
  answer: z.object({ modifiedCount: z.number().int() }),
});

export const orderCategories = endpoint({
  method: 'PUT',
  path: '/categories',
  access: 'admin',
  right: 'moderation',
  summary: 'The order in which brands are shown: all that are not retired, each once',
  body: z.object({ ids: z.array(Id).max(1000) }),
  answer: z.object({ modifiedCount: z.number().int() }),
});

export const retireCategory = endpoint({
  method: 'PUT',
  path: '/category/:id/retired',
  access: 'admin',
  right: 'moderation',
  summary: 'Take a brand off the market, or bring it back',
  params: z.object({ id: Id }),
  body: z.object({ isRetired: z.boolean() }),
  answer: z.object({ modifiedCount: z.number().int() }),
});
