import * as contract from '#contract/categories.ts';
import type { Route } from '../http.ts';
import type { Market } from '../market.ts';
import { productsOfCategory } from '../products/products.ts';
import { listCategories } from './categories.ts';

export function categoryRoutes(route: Route, { sql }: Market) {
  route(contract.listCategories, () => listCategories(sql));
  route(contract.listCategoryProducts, ({ viewer, params, query, paged }) =>
    paged(query, productsOfCategory(sql, viewer, params.brandName, query)),
  );
}
