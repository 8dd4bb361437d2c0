import { Link } from 'react-router';
import type { Import, RowOutcome } from '#contract/imports.ts';
import { formatNumber } from '#language/formatters.ts';
import { t } from '#language/t.ts';
import { outcomeTexts } from './row-outcome.tsx';
import { ROWS_PARAMETER } from './step-address.ts';

interface OutcomeTabsProps {
  import: Import;
  outcomes: RowOutcome[];
  /** Absent: all rows. */
  current: RowOutcome | undefined;
}

export function OutcomeTabs({ import: { rows, outcomes: counts }, outcomes, current }: OutcomeTabsProps) {
  const tabs = [
    { outcome: undefined, text: t('All rows'), count: rows },
    ...outcomes.map((outcome) => ({ outcome, text: t(outcomeTexts[outcome]), count: counts[outcome] })),
  ];
  return (
    <nav aria-label={t('Which rows')}>
      <ul className="grid grid-cols-3 gap-2 sm:flex sm:flex-wrap">
        {tabs.map(({ outcome, text, count }) => (
          <li key={text}>
            <Link
              to={{ search: outcome ? `?${ROWS_PARAMETER}=${outcome}` : '' }}
              replace
              preventScrollReset
              aria-current={outcome === current ? 'true' : undefined}
              className="grid rounded-field border border-base-300 bg-base-100 px-3 py-2 sm:min-w-24 hover:border-base-content aria-[current]:border-neutral aria-[current]:bg-neutral aria-[current]:text-neutral-content"
            >
              <span className="font-heading text-2xl font-bold tabular-nums">{formatNumber(count)}</span>
              <span className="text-sm">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
