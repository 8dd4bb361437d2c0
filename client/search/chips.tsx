import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Icon } from '#client/ui/icon.tsx';
import type { Chip } from '#contract/search.ts';
import { useSearchLinks } from './search-links.ts';

export function Chips({ chips: activeFilters }: { chips: Chip[] }) {
  const { to, toQuery, brand } = useSearchLinks();
  const row = useRef<HTMLUListElement>(null);
  const left = useRef<number>(undefined);
  const chips = activeFilters.filter(({ kind }) => kind !== 'brand' || !brand);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it has left when others stand there
  useEffect(() => {
    const links = row.current?.querySelectorAll('a');
    if (left.current !== undefined) links?.[Math.min(left.current, links.length - 1)]?.focus();
    left.current = undefined;
  }, [activeFilters]);

  if (!chips.length) return;
  return (
    <ul ref={row} aria-label="What you are looking for" className="flex flex-wrap items-center gap-2">
      {chips.map(({ kind, text, optional, without }, place) => (
        <li key={`${kind} ${text}`} className="max-w-full">
          <Link
            to={toQuery(without)}
            preventScrollReset
            onClick={() => {
              left.current = place;
            }}
            title={optional ? 'Bikes that match this come first' : undefined}
            className={`inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border border-base-content/55 bg-base-100 py-1 pr-2 pl-3 text-sm hover:border-base-content ${optional ? 'border-dashed text-quiet' : 'font-semibold'}`}
          >
            <span className="sr-only">Without</span>
            <span className="truncate">{text}</span>
            {optional && <span className="sr-only">, optional</span>}
            <Icon name="cross" className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={to({ brand })}
          preventScrollReset
          className="inline-flex min-h-8 items-center px-2 text-sm font-semibold text-link"
        >
          Clear all
        </Link>
      </li>
    </ul>
  );
}
