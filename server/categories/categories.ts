import type { Category } from '#contract/categories.ts';
import type { Db } from '../database/connect.ts';
import * as queries from './queries.ts';

export async function listCategories(db: Db): Promise<Category[]> {
  return queries.categories(db);
}

export async function categoryByBrand(db: Db, brandName: string): Promise<Category | undefined> {
  const [category] = await queries.categoryByBrand(db, brandName);
  return category;
}
