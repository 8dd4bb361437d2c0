import * as bulk from '#contract/bulk.ts';
import { hideProduct } from '#contract/hidden-products.ts';
import { readListingLimit } from '#contract/listing-limit.ts';
import { listProductChanges } from '#contract/product-changes.ts';
import * as contract from '#contract/products.ts';
import * as valuation from '#contract/valuation.ts';
import { constant } from '../cache/tagged.ts';
import type { AppContext } from '../context.ts';
import { framed } from '../frames/frames.ts';
import type { Route } from '../http/route.ts';
import { givenAddress } from '../photos/picture-fetch/picture-fetch.ts';
import { calibrations, valuationOf, valueBike } from '../valuation/valuation.ts';
import { changePrices, removeProducts } from './bulk.ts';
import { editProduct, productChanges } from './edits.ts';
import * as products from './products.ts';
import { productFor, readProduct } from './whole.ts';

export function productRoutes(route: Route, market: AppContext) {
  const { sql, publicUrl } = market;
  const withPicture = <B extends { img?: string | undefined }>(body: B): B =>
    body.img === undefined ? body : { ...body, img: givenAddress(publicUrl, body.img) };
  route.marked(contract.listAdvertisedProducts, async ({ query, paged }) => {
    const advertised = await products.advertisedProducts(sql, query);
    const { length } = await paged(query, advertised.value);
    return advertised.map((all) => all.slice(0, length));
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
  route.marked(contract.readProduct, ({ params }) => readProduct(sql, params.id), {
    seesMore: ({ role }) => role === 'admin',
    read: ({ viewer, params }) => productFor(sql, viewer, params.id),
  });
  route(valuation.readValuation, async ({ viewer, params: { id } }) =>
    valuationOf(sql, viewer ? constant(await productFor(sql, viewer, id)) : await readProduct(sql, id)),
  );
  route(valuation.listCalibrations, () => calibrations(sql));
  route(valuation.valueBike, ({ viewer, query }) => valueBike(sql, viewer, query));
  route.marked(contract.readProducts, ({ query }) => products.productsTogether(sql, query.ids));
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
