import { data } from 'react-router';
import { absoluteUrl } from '#client/navigation/canonical-url.ts';
import { marketContext } from '#client/navigation/page-data.ts';
import { paths } from '#client/paths.ts';
import { t } from '#language/t.ts';
import type { Route } from './+types/seller-page';
import { readCursors } from './read-cursors.ts';
import { SellerGone } from './seller-gone.tsx';
import { sellerMeta } from './seller-meta.ts';
import { SellerSheet } from './seller-sheet.tsx';

const GONE = 410;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const market = context.get(marketContext);
  try {
    const cursors = readCursors(new URL(request.url).searchParams);
    const shown = await market.seller(params.id, cursors);
    return { ...shown, cursors, address: absoluteUrl(paths.seller(shown.seller._id), request.url) };
  } catch (refusal) {
    if (!(refusal instanceof Response && refusal.status === GONE)) throw refusal;
    return data({ newest: await market.newest() }, { status: GONE });
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  if ('newest' in loaderData) return [{ title: t('This seller has left | Kickstand') }];
  return sellerMeta(loaderData.seller, loaderData.address, Object.values(loaderData.cursors).some(Boolean));
};

export default function SellerPage({ loaderData }: Route.ComponentProps) {
  if ('newest' in loaderData) return <SellerGone newest={loaderData.newest} />;
  return <SellerSheet key={loaderData.seller._id} {...loaderData} />;
}
