import * as contract from '#contract/categories.ts';
import type { AppContext } from '../context.ts';
import type { Route } from '../http/route.ts';
import { productsOfCategory } from '../products/products.ts';
import * as categories from './categories.ts';

export function categoryRoutes(route: Route, market: AppContext) {
  const { sql } = market;
  route(contract.listCategories, () => categories.listCategories(sql));
  route.marked(contract.listCategoryProducts, async ({ params, query, paged }) => {
    const products = await productsOfCategory(sql, params.brandName, query);
    const { length } = await paged(query, products.value);
    return products.map((all) => all.slice(0, length));
  });
  route(contract.listAllCategories, () => categories.listAllCategories(sql));
  route(contract.addCategory, async ({ viewer, body }) => ({
    acknowledged: true,
    insertedId: await categories.addCategory(market, viewer, body),
  }));
  route(contract.changeCategory, async ({ viewer, params, body }) => ({
    modifiedCount: await categories.changeCategory(market, viewer, params.id, body),
  }));
  route(contract.orderCategories, async ({ viewer, body }) => ({
    modifiedCount: await categories.orderCategories(market, viewer, body.ids),
  }));
  route(contract.retireCategory, async ({ viewer, params, body }) => ({
    modifiedCount: await categories.retireCategory(market, viewer, params.id, body.isRetired),
  }));
}
