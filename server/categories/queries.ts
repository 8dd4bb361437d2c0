import type { Category } from '#contract/categories.ts';
import type { Db } from '../database/connect.ts';

export const categories = (db: Db) => db<Category[]>`
  select id as "_id", brand_name as "brandName", picture from categories order by position`;

export const categoryByBrand = (db: Db, brandName: string) => db<Category[]>`
  select id as "_id", brand_name as "brandName", picture from categories where brand_name = upper(${brandName})`;
