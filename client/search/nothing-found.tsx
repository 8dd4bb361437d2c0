import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { Icon } from '#client/ui/icon.tsx';
import { rich } from '#client/ui/rich.ts';
import type { Found } from '#contract/search.ts';
import { formatList } from '#language/lists-and-names.ts';
import { t } from '#language/t.ts';
import { bikeCount } from './bike-count.ts';
import { NOTHING_FOUND } from './nothing-found-id.ts';
import { useSearchLinks } from './search-links.ts';

export function NothingFound({ found }: { found: Found }) {
  const { toQuery } = useSearchLinks();
  const { meant, nearest } = found;
  return (
    <section aria-labelledby={NOTHING_FOUND} className="rounded-box border border-base-300 bg-base-100 p-5 sm:p-8">
      <h2 id={NOTHING_FOUND} className="text-2xl wrap-anywhere">
        {whyNothing(found)}
      </h2>
      {nearest.length > 0 && (
        <>
          <p className="mt-2 text-quiet">{t('The closest searches with results:')}</p>
          <ul className="mt-4 grid gap-2">
            {nearest.map(({ text, query, count }) => (
              <li key={query}>
                <Link
                  to={toQuery(query)}
                  className="flex min-h-14 items-center justify-between gap-4 rounded-field border border-base-content/55 px-4 py-3 hover:border-base-content hover:bg-base-200"
                >
                  <span className="font-semibold wrap-anywhere">{text}</span>
                  <span className="flex shrink-0 items-center gap-2 tabular-nums">
                    {bikeCount(count)}
                    <Icon name="arrow" className="size-4" />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {nearest.length === 0 && meant.chips.length > 1 && (
        <p className="mt-2 text-quiet">
          {t('Without any one of these there would be nothing either: leave out more.')}
        </p>
      )}
      <p className="mt-5 text-quiet">
        {rich(
          'New bikes are listed every day. Until then, look through <bikes>all bikes</bikes> or <brands>the brands</brands>.',
          {
            bikes: (words) => (
              <Link to={paths.search} className="text-link">
                {words}
              </Link>
            ),
            brands: (words) => (
              <Link to={`${paths.home}#categories`} className="text-link">
                {words}
              </Link>
            ),
          },
        )}
      </p>
    </section>
  );
}

function whyNothing({ meant: { wish, chips }, choices }: Found) {
  const isSold = (brand: string) => !choices || choices.brand.some(({ value }) => value === brand);
  const named = chips.filter(({ kind }) => kind === 'brand').map(({ text }) => text);
  if (wish.brand?.length && !wish.brand.some(isSold))
    return t('{brands} is not sold here yet', { brands: formatList(named) });
  if (!wish.q) return t('No bike on sale fits all of this');
  return chips.some(({ kind }) => kind !== 'words')
    ? t('No bikes match “{words}” and the rest', { words: wish.q })
    : t('No bikes match “{words}”', { words: wish.q });
}
