import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { queryClient } from '#client/api/query-client.ts';
import { asPerson } from '#client/auth/guards.ts';
import { PageFault } from '#client/auth/page-error.tsx';
import { SessionLoading } from '#client/auth/session-loading.tsx';
import { paths } from '#client/paths.ts';
import { ProductLink } from '#client/products/product-link.tsx';
import { ProductThumbnail } from '#client/products/product-thumbnail.tsx';
import { Price } from '#client/ui/price.tsx';
import { rich } from '#client/ui/rich.ts';
import { t } from '#language/t.ts';
import type { Route } from './+types/offer-page';
import { OfferPanel } from './offer-panel.tsx';
import { offersOf, type PairKey } from './offer-queries.ts';
import { otherName } from './offer-words.ts';

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return asPerson(request, async () => {
    await queryClient.query({ ...offersOf(params), staleTime: 0 });
    return null;
  });
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = () => [{ title: t('Offer | Kickstand') }];

export function HydrateFallback() {
  return <SessionLoading />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}

export default function OfferPage({ params }: Route.ComponentProps) {
  return (
    <>
      <Link to={paths.offers} className="mb-3 inline-flex min-h-6 items-center text-link">
        {t('All offers')}
      </Link>
      <OfferHead {...params} />
      <div className="mt-6 max-w-3xl">
        <OfferPanel {...params} />
      </div>
    </>
  );
}

function OfferHead(pair: PairKey) {
  const { data: offers } = useQuery(offersOf(pair));
  if (!offers) return;
  const { productId, productName, img, resalePrice, as } = offers;
  return (
    <div className="mt-3 grid max-w-3xl grid-cols-[6rem_minmax(0,1fr)] items-center gap-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <ProductThumbnail id={productId} img={img} className="h-20 sm:h-28" />
      <div className="min-w-0 wrap-anywhere">
        <h1 className="text-2xl sm:text-3xl">
          <ProductLink id={productId} name={productName} />
        </h1>
        <p className="mt-1 text-quiet">
          {rich('Asked: <price></price>.', {
            price: () => <Price dollars={resalePrice} className="font-semibold text-base-content" />,
          })}{' '}
          {t(as === 'seller' ? 'The buyer is {name}.' : 'The seller is {name}.', { name: otherName(offers) })}
        </p>
      </div>
    </div>
  );
}
