import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Found, SearchAddress } from '#contract/search.ts';
import { inFigures } from './bike-count.ts';
import { MoreResults } from './more-results.tsx';
import { useTrail } from './page-trail.ts';
import { resultsOf } from './result.ts';
import { ResultCard } from './result-card.tsx';
import { useResultPages } from './result-pages.ts';
import { ResultsList } from './results-list.tsx';

/** So many pages come by themselves; then somebody has to ask, so that the foot of the page can be reached. */
const UNASKED_PAGES = 4;

interface ResultsProps {
  found: Found;
  address: SearchAddress;
  newSince: string;
}

/** What was found, from the page in the address on, and more of it without end. */
export function Results({ found, address, newSince }: ResultsProps) {
  const { first, previous, next } = useTrail(address);
  const { products, ...pages } = useResultPages(found, address);
  const list = useRef<HTMLUListElement>(null);
  const asked = useRef<number>(undefined);
  const [unasked, setUnasked] = useState(UNASKED_PAGES);

  // Whoever asked for more goes on from the first that is new.
  useEffect(() => {
    if (asked.current === undefined || products.length <= asked.current) return;
    list.current?.children[asked.current]?.querySelector('a')?.focus({ preventScroll: true });
    asked.current = undefined;
  }, [products.length]);

  function ask() {
    asked.current = products.length;
    setUnasked(pages.count + UNASKED_PAGES);
    void pages.showMore();
  }

  return (
    <>
      {address.after && (
        <p className="mb-4">
          These are not the first ones.{' '}
          <Link to={first} className="text-link">
            Back to the first page
          </Link>
        </p>
      )}
      <ResultsList
        ref={list}
        results={resultsOf(products, newSince, found.meant.wish.place)}
        grid="gap-4 sm:grid-cols-2 xl:grid-cols-3"
        card={(result) => <ResultCard {...result} />}
      />
      {pages.after ? (
        // Another one after each page: it is not pushed away from where somebody sees it.
        <MoreResults
          key={pages.after}
          {...pages}
          next={next(pages.after)}
          unasked={pages.count < unasked}
          onAsk={ask}
        />
      ) : (
        <p className="mt-8 text-center text-quiet">{address.after ? 'That was the last bike.' : 'No more bikes.'}</p>
      )}
      {address.after && (
        <noscript>
          <p className="mt-4 text-center">
            <Link to={previous ?? first} className="btn btn-ghost">
              {previous ? 'Previous page' : 'First page'}
            </Link>
          </p>
        </noscript>
      )}
      <p role="status" className="sr-only">
        {pages.count > 1 && `${inFigures({ bikes: products.length, about: false })} bikes are shown`}
      </p>
    </>
  );
}
