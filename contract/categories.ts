import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Page } from './page.ts';
import { Product } from './products.ts';
import { Id, line } from './text.ts';

export const Category = z.object({ _id: Id, brandName: z.string(), picture: z.string() });
export type Category = z.infer<typeof Category>;

export const listCategories = endpoint({
  method: 'GET',
  path: '/categories',
  access: 'anyone',
  summary: 'The brands on sale',
  answer: z.array(Category),
});

export const listCategoryProducts = endpoint({
  method: 'GET',
  path: '/categories/:brandName',
  access: 'anyone',
  summary: 'Available products of a brand, newest first',
  params: z.object({ brandName: line(40) }),
  query: Page,
  answer: z.array(Product),
});
