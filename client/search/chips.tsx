import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Icon } from '#client/ui/icon.tsx';
import { rich } from '#client/ui/rich.ts';
import type { Chip } from '#contract/search.ts';
import { t } from '#language/t.ts';
import { useSearchLinks } from './search-links.ts';

const parts = {
  hidden: (words: ReactNode) => <span className="sr-only">{words}</span>,
  name: (words: ReactNode) => <span className="truncate">{words}</span>,
};

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
    <ul ref={row} aria-label={t('What you are looking for')} className="flex flex-wrap items-center gap-2">
      {chips.map(({ kind, text, optional, without }, place) => (
        <li key={`${kind} ${text}`} className="max-w-full">
          <Link
            to={toQuery(without)}
            preventScrollReset
            onClick={() => {
              left.current = place;
            }}
            title={optional ? t('Bikes that match this come first') : undefined}
            className={`inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border border-base-content/55 bg-base-100 py-1 pe-2 ps-3 text-sm hover:border-base-content ${optional ? 'border-dashed text-quiet' : 'font-semibold'}`}
          >
            {optional
              ? rich('<hidden>Without</hidden><name>{filter}</name><hidden>, optional</hidden>', {
                  filter: text,
                  ...parts,
                })
              : rich('<hidden>Without</hidden><name>{filter}</name>', { filter: text, ...parts })}
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
          {t('Clear all')}
        </Link>
      </li>
    </ul>
  );
}
