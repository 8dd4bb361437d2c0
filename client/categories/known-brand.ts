import { data, redirect } from 'react-router';
import { marketContext } from '#client/navigation/page-data.ts';
import { paths } from '#client/paths.ts';
import type { Route } from './+types/category-page';

/** On the server: 404 for an unknown brand, a redirect to the canonical spelling. */
export const knownBrand: Route.MiddlewareFunction = async ({ context, params, request }) => {
  const requested = params.brandName;
  const categories = await context.get(marketContext).categories();
  const brand = categories.find(({ brandName }) => brandName === requested.toUpperCase());
  if (!brand) throw data(null, { status: 404 });
  if (brand.brandName !== requested) throw redirect(paths.category(brand.brandName) + new URL(request.url).search, 301);
};
