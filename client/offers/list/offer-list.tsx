import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { reason } from '#client/api/call.ts';
import { useLive } from '#client/api/live/use-live.ts';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ListFault } from '#client/ui/list-error.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import type { Role } from '#contract/users.ts';
import { t } from '#language/t.ts';
import { pairsOf, readOffersAgain } from '../offer-queries.ts';
import { OfferFilters } from './offer-filters.tsx';
import { OfferRow } from './offer-row.tsx';
import { offerView } from './offer-view.ts';

export function OfferList({ role }: { role: Role }) {
  const [params] = useSearchParams();
  const view = offerView(params, role);
  const list = useInfiniteQuery({ ...pairsOf(view), placeholderData: keepPreviousData });
  useLive('offers', () => void readOffersAgain());
  const pairs = list.data?.pages.flatMap(({ answer }) => answer) ?? [];
  const isEmpty = list.data && !pairs.length;
  return (
    <>
      {!(isEmpty && !view.state && role === 'buyer') && <OfferFilters role={role} view={view} />}
      {list.isError && !list.isFetchNextPageError && (
        <ListFault reason={reason(list.error)} busy={list.isFetching} onRetry={list.refetch} />
      )}
      {isEmpty && (
        <div className="mt-6">{view.state ? <NoneOfThese state={view.state} /> : <NoneYet as={view.as} />}</div>
      )}
      <ul aria-busy={list.isPlaceholderData} className="mt-6 grid gap-3 transition-opacity aria-busy:opacity-60">
        {pairs.map((pair) => (
          <OfferRow key={pair.productId + pair.buyerId} pair={pair} />
        ))}
      </ul>
      <ShowMore list={list} />
    </>
  );
}

function NoneOfThese({ state }: { state: 'open' | 'ended' }) {
  return <EmptyState title={t(state === 'open' ? 'No offer is open' : 'No offer has ended')} />;
}

function NoneYet({ as }: { as: 'buyer' | 'seller' }) {
  if (as === 'seller')
    return (
      <EmptyState title={t('No offers yet')}>
        <p>{t('When a buyer offers a price for a bike of yours, you answer it here.')}</p>
      </EmptyState>
    );
  return (
    <EmptyState title={t('You have made no offers yet')}>
      <p>{t('Press “Make an offer” on a bike’s page, and you find it here again.')}</p>
      <Link to={paths.search} className="mt-2 inline-block text-link">
        {t('Look for a bike')}
      </Link>
    </EmptyState>
  );
}
