import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { pages } from '#client/api/query-client.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { listOwnRatings } from '#contract/ratings.ts';
import { t } from '#language/t.ts';
import { OwnRatingItem } from './own-rating-item.tsx';

type Of = 'received' | 'given';

export const ownRatings = (of: Of) => pages(listOwnRatings, { query: { of } });

export function OwnRatings() {
  return (
    <>
      <h1 className="text-4xl">{t('Ratings')}</h1>
      <div className="mt-6 grid gap-10">
        <List of="received" title={t('What others say of you')} empty={t('Nobody has rated you yet')}>
          {t(
            'When a deal is over, both sides are asked how it was. You read the other’s rating when both have rated, or after some time.',
          )}
        </List>
        <List of="given" title={t('What you say of others')} empty={t('You have rated nobody yet')}>
          {t('When a deal of yours is over, its page asks you how it was.')}
        </List>
      </div>
    </>
  );
}

function List({ of, title, empty, children }: { of: Of; title: string; empty: string; children: string }) {
  const id = useId();
  const list = useInfiniteQuery(ownRatings(of));
  const ratings = list.data?.pages.flatMap(({ answer }) => answer) ?? [];
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-2xl">
        {title}
      </h2>
      {ratings.length ? (
        <ul className="border-b border-base-300">
          {ratings.map((rating) => (
            <OwnRatingItem key={rating._id} rating={rating} namesDeal />
          ))}
        </ul>
      ) : (
        <EmptyState title={empty}>
          <p>{children}</p>
        </EmptyState>
      )}
      <ShowMore list={list} />
    </section>
  );
}
