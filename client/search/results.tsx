import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useNewBikes } from '#client/saved-searches/new-in-search.ts';
import type { Found, SearchAddress } from '#contract/search.ts';
import { t } from '#language/t.ts';
import { MoreResults } from './more-results.tsx';
import { usePageTrail } from './page-trail.ts';
import { resultsOf } from './result.ts';
import { ResultCard } from './result-card.tsx';
import { useResultPages } from './result-pages.ts';
import { ResultsList } from './results-list.tsx';

/** After this many automatic pages a button loads more, so that the footer can be reached. */
const UNASKED_PAGES = 4;

interface ResultsProps {
  found: Found;
  address: SearchAddress;
  newSince: string;
}

export function Results({ found, address, newSince }: ResultsProps) {
  const { first, previous, next } = usePageTrail(address);
  const { products, ...pages } = useResultPages(found, address);
  const newMatches = useNewBikes(address);
  const list = useRef<HTMLUListElement>(null);
  const focusIndex = useRef<number>(undefined);
  const [unasked, setUnasked] = useState(UNASKED_PAGES);

  // After a requested page the focus moves to its first card.
  useEffect(() => {
    if (focusIndex.current === undefined || products.length <= focusIndex.current) return;
    list.current?.children[focusIndex.current]?.querySelector('a')?.focus({ preventScroll: true });
    focusIndex.current = undefined;
  }, [products.length]);

  function ask() {
    focusIndex.current = products.length;
    setUnasked(pages.count + UNASKED_PAGES);
    void pages.showMore();
  }

  return (
    <>
      {address.after && (
        <p className="mb-4">
          {t('These are not the first ones.')}{' '}
          <Link to={first} className="text-link">
            {t('Back to the first page')}
          </Link>
        </p>
      )}
      <ResultsList
        ref={list}
        results={resultsOf(products, newSince, found.meant.wish.place, newMatches)}
        grid="gap-4 sm:grid-cols-2 xl:grid-cols-3"
        card={(result) => <ResultCard {...result} />}
      />
      {pages.after ? (
        // Keyed by page: scroll anchoring must not follow it.
        <MoreResults
          key={pages.after}
          {...pages}
          next={next(pages.after)}
          unasked={pages.count < unasked}
          onAsk={ask}
        />
      ) : (
        <p className="mt-8 text-center text-quiet">
          {address.after ? t('That was the last bike.') : t('No more bikes.')}
        </p>
      )}
      {address.after && (
        <noscript>
          <p className="mt-4 text-center">
            <Link to={previous ?? first} className="btn btn-ghost">
              {previous ? t('Previous page') : t('First page')}
            </Link>
          </p>
        </noscript>
      )}
      <p role="status" className="sr-only">
        {pages.count > 1 &&
          t('{count, plural, one {# bike is shown} other {# bikes are shown}}', { count: products.length })}
      </p>
    </>
  );
}
