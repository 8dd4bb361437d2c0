import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Link, useNavigate, useNavigationType } from 'react-router';
import { SaveButton } from '#client/saved-searches/save-button.tsx';
import { afterNextPaint } from '#client/ui/after-next-paint.ts';
import { focusPageIfLost } from '#client/ui/page-focus.ts';
import { rich } from '#client/ui/rich.ts';
import type { Found, SearchAddress } from '#contract/search.ts';
import { writeAddress } from '#contract/search-address.ts';
import { t } from '#language/t.ts';
import { changed } from './address.ts';
import { bikeCount } from './bike-count.ts';
import { Chips } from './chips.tsx';
import { ClosestMatches } from './closest-matches.tsx';
import { Correction } from './correction.tsx';
import { FiltersPanel } from './filters/filters-panel.tsx';
import { FiltersButton } from './filters-button.tsx';
import { FILTERS, useSearchLinks } from './search-links.ts';
import { searchTitle } from './search-title.ts';
import { SortSelect } from './sort-select.tsx';
import { ViewSwitch } from './view-switch.tsx';

interface SearchToolsProps {
  found: Found;
  address: SearchAddress;
  busy: boolean;
  children: ReactNode;
}

export function SearchTools({ found, address, busy, children }: SearchToolsProps) {
  const { brand, to } = useSearchLinks();
  const navigate = useNavigate();
  const { meant, total, choices } = found;
  const filters = meant.chips.filter(
    ({ kind, optional }) => kind !== 'words' && kind !== 'not' && !optional && !(kind === 'brand' && brand),
  );
  const top = useRef<HTMLElement>(null);
  useArrival(top, writeAddress(address));

  // Memoized: it is large, and new results alone do not change it.
  const panel = useMemo(
    () =>
      choices && (
        <FiltersPanel
          address={address}
          meant={meant}
          choices={choices}
          looking={busy}
          onChange={(next) => afterNextPaint(() => navigate(to(next), { preventScrollReset: true }))}
        />
      ),
    [address, meant, choices, busy, navigate, to],
  );

  return (
    <div className="flex flex-col-reverse gap-8 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] xl:gap-10">
      <div
        id={FILTERS}
        className="max-lg:hidden max-lg:target:block lg:sticky lg:top-0 lg:-mx-2 lg:max-h-dvh lg:self-start lg:overflow-y-auto lg:px-2 lg:pb-8 noscript:static noscript:block noscript:max-h-none"
      >
        {panel ?? (
          <p className="text-quiet">
            {rich('These are not the first ones: filters are on <first>the first page</first>.', {
              first: (words) => (
                <Link to={to(changed(address, {}))} className="text-link">
                  {words}
                </Link>
              ),
            })}
          </p>
        )}
      </div>
      <section ref={top} aria-label={t('Results')} aria-busy={busy} className="min-w-0 scroll-mt-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <p role="status" className="grow font-heading text-lg font-bold tabular-nums">
            {bikeCount(total)}
          </p>
          <div className="order-1 flex gap-3 max-sm:w-full max-sm:noscript:flex-wrap sm:contents">
            {panel && (
              <FiltersButton found={found} busy={busy} count={filters.length}>
                {panel}
              </FiltersButton>
            )}
            <SortSelect meant={meant} address={address} />
          </div>
          <ViewSwitch address={address} />
        </div>
        <div className="mt-4 grid gap-3 pb-4">
          {meant.correction && <Correction {...meant.correction} />}
          {found.relaxed && <ClosestMatches chips={meant.chips} />}
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <Chips chips={meant.chips} />
            {meant.chips.length > 0 && <SaveButton query={writeAddress(address)} title={searchTitle(meant)} />}
          </div>
        </div>
        <div className={`transition-opacity delay-300 ${busy ? 'opacity-45' : ''}`}>{children}</div>
      </section>
    </div>
  );
}

/** A new search scrolls to the top; the focus stays, or goes to the heading. */
function useArrival(top: { current: HTMLElement | null }, query: string) {
  const shown = useRef(query);
  const back = useNavigationType() === 'POP';
  useEffect(() => {
    if (shown.current === query) return;
    shown.current = query;
    const place = top.current;
    if (!back && place && place.getBoundingClientRect().top < 0) place.scrollIntoView();
    focusPageIfLost();
  }, [top, query, back]);
}
