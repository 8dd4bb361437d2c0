import { FEWEST_SEARCHERS, type ProductInsights } from '#contract/insights.ts';
import type { ViewSource } from '#contract/product-views.ts';
import { formatNumber } from '#language/formatters.ts';
import { type Message, message, t } from '#language/t.ts';

const SOURCE_TEXTS: Record<ViewSource, Message> = {
  search: message('Search||source of visitors'),
  brand: message('Brand pages'),
  seller: message('Your page, or another seller’s'),
  home: message('Home page'),
  advertised: message('Your advertisement on the home page'),
  saved: message('Favourites and comparison'),
  alert: message('Saved searches and notices'),
  elsewhere: message('Other pages here'),
  outside: message('Links from outside, and letters'),
};

/** From where visitors came to the bike's page. */
export function ViewSources({ sources, words }: Pick<ProductInsights, 'sources' | 'words'>) {
  const all = sources.reduce((sum, { views }) => sum + views, 0);
  return (
    <section aria-labelledby="sources" className="rounded-box border border-base-300 bg-base-100 p-4 sm:p-6">
      <h2 id="sources" className="text-xl">
        {t('Where visitors came from')}
      </h2>
      {all === 0 && <p className="mt-3 text-sm text-quiet">{t('Nobody has opened this bike’s page in these days.')}</p>}
      <ul className="mt-4 grid gap-3 empty:hidden">
        {sources.map(({ source, views }) => (
          <li key={source} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 text-sm">
            <span>{t(SOURCE_TEXTS[source])}</span>
            <span className="font-semibold tabular-nums">{formatNumber(views)}</span>
            <progress
              aria-hidden="true"
              value={views}
              max={all}
              className="progress col-span-2 mt-1 h-1.5 text-primary"
            />
          </li>
        ))}
      </ul>
      {words.length > 0 && (
        <>
          <h3 className="mt-6 text-base">{t('What they had searched for')}</h3>
          <ul className="mt-2 flex flex-wrap gap-2">
            {words.map(({ words: searched, views }) => (
              <li key={searched} className="rounded-selector bg-base-200 px-2.5 py-1 text-sm wrap-anywhere">
                “{searched}” <span className="text-quiet tabular-nums">{formatNumber(views)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {all > 0 && (
        <p className="mt-4 text-xs text-quiet">
          {t('Words of a search stand here once {count, plural, one {# visitor} other {# visitors}} used them.', {
            count: FEWEST_SEARCHERS,
          })}
        </p>
      )}
    </section>
  );
}
