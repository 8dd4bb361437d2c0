import { data } from 'react-router';
import { absoluteUrl } from '#client/navigation/canonical-url.ts';
import { marketContext } from '#client/navigation/page-data.ts';
import { paths } from '#client/paths.ts';
import type { Product } from '#contract/products.ts';
import { t } from '#language/t.ts';
import { newSince } from '../products/new-since.ts';
import { ProductGone } from '../products/product-gone.tsx';
import { productMeta } from '../products/product-meta.ts';
import { whereabouts } from '../products/whereabouts.ts';
import type { Route } from './+types/product-page';
import { ProductDetail } from './product-detail.tsx';

const GONE = 410;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const market = context.get(marketContext);
  try {
    const shown = await market.product(params.id);
    const address = absoluteUrl(paths.product(shown.product._id), request.url);
    const [similar, ofSeller] = [untold(shown.similar), untold(shown.ofSeller)];
    return { ...shown, similar, ofSeller, address, town: whereabouts(shown.product.place), newSince: newSince() };
  } catch (refusal) {
    if (!(refusal instanceof Response && refusal.status === GONE)) throw refusal;
    return data({ newest: await market.newest() }, { status: GONE });
  }
}

/** Drops descriptions of other bikes: nothing shows them, and they are a tenth of the page. */
const untold = (products: Product[]) => products.map((product) => ({ ...product, disc: '' }));

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  if ('newest' in loaderData) return [{ title: t('This bike is gone | Kickstand') }];
  return productMeta(loaderData.product, loaderData.address);
};

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  if ('newest' in loaderData) return <ProductGone newest={loaderData.newest} />;
  return <ProductDetail key={loaderData.product._id} {...loaderData} />;
}
