import { Link } from 'react-router';
import type { SearchAddress } from '#contract/search.ts';
import { message, t } from '#language/t.ts';
import { usePageTrail } from './page-trail.ts';
import { rememberView, useView, VIEWS } from './view.ts';

const inWords = { grid: message('Grid||way to show bikes'), list: message('List||way to show bikes') };

export function ViewSwitch({ address }: { address: SearchAddress }) {
  const { here } = usePageTrail(address);
  const shown = useView();
  return (
    <ul
      aria-label={t('View||way to show bikes')}
      className="flex rounded-field border border-base-content/55 bg-base-100 p-0.5 text-sm"
    >
      {VIEWS.map((view) => (
        <li key={view}>
          <Link
            to={here(view)}
            discover="none"
            replace
            preventScrollReset
            aria-current={view === shown ? 'true' : undefined}
            onClick={() => rememberView(view)}
            className="grid h-9 place-items-center rounded-field px-3 font-semibold hover:bg-base-200 aria-[current]:bg-neutral aria-[current]:text-neutral-content"
          >
            {t(inWords[view])}
          </Link>
        </li>
      ))}
    </ul>
  );
}
