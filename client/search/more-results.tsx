import { useRef } from 'react';
import { Link } from 'react-router';
import { useHydrated } from '#client/ui/hydration.ts';
import { ListFault } from '#client/ui/list-error.tsx';
import { t } from '#language/t.ts';
import { useInfiniteScroll } from './infinite-scroll.ts';

interface MoreResultsProps {
  next: string;
  /** Loads automatically near the end. */
  unasked: boolean;
  busy: boolean;
  fault: string | undefined;
  showMore(): void;
  onAsk(): void;
}

/** The link works without scripts. */
export function MoreResults({ next, unasked, busy, fault, showMore, onAsk }: MoreResultsProps) {
  const end = useRef<HTMLDivElement>(null);
  const coming = useHydrated() && unasked && !fault;

  useInfiniteScroll(end, () => {
    if (!coming || busy) return;
    if (end.current?.contains(document.activeElement)) onAsk();
    else showMore();
  });

  return (
    <div ref={end} className={`mt-8 text-center ${coming ? 'endless' : ''}`}>
      {fault && <ListFault reason={fault} busy={busy} onRetry={showMore} />}
      <Link
        to={next}
        discover="none"
        rel="next"
        aria-busy={busy}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onAsk();
        }}
        className="btn btn-outline"
      >
        {busy && <span className="loading loading-spinner loading-sm" aria-hidden="true" />}
        <span className="noscript:hidden">{t('Show more')}</span>
        <span className="hidden noscript:inline">{t('Next page')}</span>
      </Link>
    </div>
  );
}
