import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { ListFault } from '#client/ui/list-fault.tsx';
import type { SearchAddress } from '#contract/search.ts';
import { useNearEnd } from './near-end.ts';
import { useSearchLinks } from './search-links.ts';

/** So many pages come by themselves; then somebody has to ask, so that the foot of the page can be reached. */
const UNASKED_PAGES = 4;

interface MoreResultsProps {
  address: SearchAddress;
  /** Where the next page starts. */
  after: string;
  /** How many pages are shown. */
  count: number;
  busy: boolean;
  fault: string | undefined;
  showMore(): Promise<void>;
  /** The person asked for more. */
  onAsk(): void;
}

/** The end of what is shown: more comes when it is near. The link leads to the next page, also without scripts. */
export function MoreResults({ address, after, count, busy, fault, showMore, onAsk }: MoreResultsProps) {
  const { to } = useSearchLinks();
  const [unasked, setUnasked] = useState(UNASKED_PAGES);
  const end = useRef<HTMLDivElement>(null);

  useNearEnd(end, () => {
    if (!busy && !fault && count < unasked) void showMore();
  });

  return (
    <div ref={end} className="mt-8 text-center">
      {fault && <ListFault reason={fault} busy={busy} onRetry={showMore} />}
      <Link
        to={to({ ...address, after })}
        aria-busy={busy}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setUnasked(count + UNASKED_PAGES);
          onAsk();
          void showMore();
        }}
        className="btn btn-outline"
      >
        {busy && <span className="loading loading-spinner loading-sm" aria-hidden="true" />}
        Show more
      </Link>
    </div>
  );
}
