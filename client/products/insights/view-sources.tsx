import { inThousands } from '#contract/format.ts';
import { FEWEST_SEARCHERS, type ProductInsights } from '#contract/insights.ts';
import type { ViewSource } from '#contract/product-views.ts';

const SOURCE_TEXTS: Record<ViewSource, string> = {
  search: 'Search',
  brand: 'Brand pages',
  seller: 'Your page, or another seller’s',
  home: 'Home page',
  advertised: 'Your advertisement on the home page',
  saved: 'Favourites and comparison',
  alert: 'Saved searches and notices',
  elsewhere: 'Other pages here',
  outside: 'Links from outside, and letters',
};

/** From where visitors came to the bike's page. */
export function ViewSources({ sources, words }: Pick<ProductInsights, 'sources' | 'words'>) {
  const all = sources.reduce((sum, { views }) => sum + views, 0);
  return (
    <section aria-labelledby="sources" className="rounded-box border border-base-300 bg-base-100 p-4 sm:p-6">
      <h2 id="sources" className="text-xl">
        Where visitors came from
      </h2>
      {all === 0 && <p className="mt-3 text-sm text-quiet">Nobody has opened this bike’s page in these days.</p>}
      <ul className="mt-4 grid gap-3 empty:hidden">
        {sources.map(({ source, views }) => (
          <li key={source} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 text-sm">
            <span>{SOURCE_TEXTS[source]}</span>
            <span className="font-semibold tabular-nums">{inThousands(views)}</span>
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
          <h3 className="mt-6 text-base">What they had searched for</h3>
          <ul className="mt-2 flex flex-wrap gap-2">
            {words.map(({ words: searched, views }) => (
              <li key={searched} className="rounded-selector bg-base-200 px-2.5 py-1 text-sm wrap-anywhere">
                “{searched}” <span className="text-quiet tabular-nums">{inThousands(views)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {all > 0 && (
        <p className="mt-4 text-xs text-quiet">
          Words of a search stand here once {FEWEST_SEARCHERS} visitors used them.
        </p>
      )}
    </section>
  );
}
