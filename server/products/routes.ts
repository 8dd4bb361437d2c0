import * as contract from '#contract/products.ts';
import type { Route } from '../http.ts';
import type { Market } from '../market.ts';
import { editProduct, productChanges } from './edits.ts';
import * as products from './products.ts';
import { readProduct } from './whole.ts';

export function productRoutes(route: Route, market: Market) {
  const { sql } = market;
  route(contract.listAdvertisedProducts, ({ viewer, query, paged }) =>
    paged(query, products.advertisedProducts(sql, viewer, query)),
  );
  route(contract.addProduct, async ({ viewer, body, key }) => ({
    acknowledged: true,
    insertedId: await products.listProduct(sql, viewer, body, { key }),
  }));
  route(contract.readProduct, ({ viewer, params }) => readProduct(sql, viewer, params.id));
  route(contract.readProducts, ({ viewer, query }) => products.productsTogether(sql, viewer, query.ids));
  route(contract.editProduct, ({ viewer, params, body }) => editProduct(sql, viewer, params.id, body));
  route(contract.listProductChanges, ({ viewer, params, query, paged }) =>
    paged(query, productChanges(sql, viewer, params.id, query)),
  );
  route(contract.listSellerProducts, ({ viewer, params, query, paged }) =>
    paged(query, products.productsOfSeller(sql, viewer, params.email, query)),
  );
  route(contract.advertiseProduct, async ({ viewer, params }) => ({
    modifiedCount: await products.advertiseProduct(sql, viewer, params.id),
  }));
  route(contract.removeProduct, async ({ viewer, params }) => ({
    deletedCount: await products.removeProduct(market, viewer, params.id),
  }));
}
