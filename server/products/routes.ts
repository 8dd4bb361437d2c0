import * as bulk from '#contract/bulk.ts';
import { hideProduct } from '#contract/hidden-products.ts';
import { readListingLimit } from '#contract/listing-limit.ts';
import { listProductChanges } from '#contract/product-changes.ts';
import * as contract from '#contract/products.ts';
import * as valuation from '#contract/valuation.ts';
import type { AppContext } from '../context.ts';
import { framed } from '../frames/frames.ts';
import type { Route } from '../http/route.ts';
import { givenAddress } from '../photos/picture-fetch/picture-fetch.ts';
import { calibrations, valuationOf, valueBike } from '../valuation/valuation.ts';
import { changePrices, removeProducts } from './bulk.ts';
import { editProduct, productChanges } from './edits.ts';
import * as products from './products.ts';
import { readProduct } from './whole.ts';

export function productRoutes(route: Route, market: AppContext) {
  const { sql, publicUrl } = market;
  const withPicture = <B extends { img?: string | undefined }>(body: B): B =>
    body.img === undefined ? body : { ...body, img: givenAddress(publicUrl, body.img) };
  route(contract.listAdvertisedProducts, async ({ viewer, query, paged }) => {
    const advertised = await products.advertisedProducts(sql, viewer, query);
    return advertised.as(await paged(query, advertised.value));
  });
  route(contract.addProduct, async ({ viewer, body, key }) => {
    const insertedId = await products.listProduct(sql, viewer, framed(market.frameSecret, withPicture(body)), {
      key,
      limits: market.listing,
      asksPrice: true,
    });
    await market.checkListings?.([insertedId]);
    return { acknowledged: true, insertedId };
  });
  route(readListingLimit, ({ viewer }) => products.readListingLimit(sql, viewer, market.listing));
  route(contract.readProduct, ({ viewer, params }) => readProduct(sql, viewer, params.id));
  route(valuation.readValuation, async ({ viewer, params }) =>
    valuationOf(sql, await readProduct(sql, viewer, params.id)),
  );
  route(valuation.listCalibrations, () => calibrations(sql));
  route(valuation.valueBike, ({ viewer, query }) => valueBike(sql, viewer, query));
  route(contract.readProducts, ({ viewer, query }) => products.productsTogether(sql, viewer, query.ids));
  route(contract.editProduct, async ({ viewer, params, body }) => {
    const edited = await editProduct(sql, viewer, params.id, framed(market.frameSecret, withPicture(body)));
    if (edited.modifiedCount) await market.checkListings?.([params.id]);
    return edited;
  });
  route(listProductChanges, ({ viewer, params, query, paged }) =>
    paged(query, productChanges(sql, viewer, params.id, query)),
  );
  route(contract.listSellerProducts, ({ viewer, params, query, paged }) =>
    paged(query, products.productsOfSeller(sql, viewer, params.email, query)),
  );
  route(contract.advertiseProduct, async ({ viewer, params }) => ({
    modifiedCount: await products.advertiseProduct(sql, viewer, params.id),
  }));
  route(bulk.changePrices, ({ viewer, body }) => changePrices(sql, viewer, body.changes));
  route(bulk.removeProducts, ({ viewer, body }) => removeProducts(sql, viewer, body.ids));
  route(hideProduct, async ({ viewer, params, body }) => ({
    modifiedCount: await products.hideProduct(sql, viewer, params.id, body.isHidden),
  }));
  route(contract.removeProduct, async ({ viewer, params }) => ({
    deletedCount: await products.removeProduct(market, viewer, params.id),
  }));
}
