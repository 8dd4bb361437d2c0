import * as contract from '#contract/categories.ts';
import type { Route } from '../http.ts';
import type { Market } from '../market.ts';
import { productsOfCategory } from '../products/products.ts';
import * as categories from './categories.ts';

export function categoryRoutes(route: Route, { sql }: Market) {
  route(contract.listCategories, () => categories.listCategories(sql));
  route(contract.listCategoryProducts, ({ viewer, params, query, paged }) =>
    paged(query, productsOfCategory(sql, viewer, params.brandName, query)),
  );
  route(contract.listKeptCategories, () => categories.listKeptCategories(sql));
  route(contract.addCategory, async ({ viewer, body }) => ({
    acknowledged: true,
    insertedId: await categories.addCategory(sql, viewer, body),
  }));
  route(contract.changeCategory, async ({ viewer, params, body }) => ({
    modifiedCount: await categories.changeCategory(sql, viewer, params.id, body),
  }));
  route(contract.orderCategories, async ({ body }) => ({
    modifiedCount: await categories.orderCategories(sql, body.ids),
  }));
  route(contract.retireCategory, async ({ params, body }) => ({
    modifiedCount: await categories.retireCategory(sql, params.id, body.isRetired),
  }));
}
