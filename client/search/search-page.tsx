import { data, redirect, type ShouldRevalidateFunctionArgs, useNavigation, useSearchParams } from 'react-router';
import { marketContext } from '#client/navigation/page-data.ts';
import { paths } from '#client/paths.ts';
import { newSince } from '#client/products/new-since.ts';
import { RecentlyViewed } from '#client/products/recently-viewed/recently-viewed.tsx';
import { writeAddress } from '#contract/search-address.ts';
import { t } from '#language/t.ts';
import type { Route } from './+types/search-page';
import { changed, readAddress } from './address.ts';
import { fromPlainForm } from './filters/plain-form.ts';
import { NothingFound } from './nothing-found.tsx';
import { Results } from './results.tsx';
import { sanitizeParams } from './sanitize-params.ts';
import { SearchBox } from './search-box.tsx';
import { SearchFault } from './search-fault.tsx';
import { SearchLinksProvider, searchLinks } from './search-links.ts';
import { searchMeta } from './search-meta.ts';
import { searchTitle } from './search-title.ts';
import { SearchTools } from './search-tools.tsx';

const BAD = 400;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(request.url);
  const { address, wish } = sanitizeParams(fromPlainForm(searchParams));
  const shown = { address, origin, newSince: newSince() };
  try {
    return { ...shown, found: await context.get(marketContext).search(wish, request.signal) };
  } catch (refusal) {
    if (!(refusal instanceof Response)) throw refusal;
    // An invalid cursor leads to the first page.
    if (refusal.status === BAD && address.after)
      throw redirect(searchLinks(searchParams.get('view')).to(changed(address, {})));
    const init = { status: refusal.status, headers: { 'retry-after': '2' } };
    return data({ ...shown, fault: await refusal.text() }, init);
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData || 'fault' in loaderData) return [{ title: t('Search | Kickstand') }];
  return searchMeta(loaderData);
};

/** Another view of the same search needs no request. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const [shown, next] = [currentUrl, nextUrl].map(({ searchParams }) => ({
    view: searchParams.get('view'),
    query: writeAddress(readAddress(searchParams)),
  }));
  return defaultShouldRevalidate && !(shown?.query === next?.query && shown?.view !== next?.view);
}

export function ErrorBoundary() {
  return (
    <div className="frame py-6 sm:py-8">
      <h1 className="mb-6 text-3xl sm:text-4xl">{t('Search')}</h1>
      <SearchFault fault={t('This search was not answered. Please check your connection and try again.')} />
    </div>
  );
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const view = useSearchParams()[0].get('view');
  const { location } = useNavigation();
  return (
    <SearchLinksProvider value={searchLinks(view)}>
      <div className="frame py-6 sm:py-8">
        <div className="mb-6 max-w-2xl">
          <SearchBox value={loaderData.address.q ?? ''} />
        </div>
        {'fault' in loaderData ? (
          <>
            <h1 className="mb-6 text-3xl sm:text-4xl">{t('Search')}</h1>
            <SearchFault fault={loaderData.fault} />
          </>
        ) : (
          <>
            <h1 className="mb-5 text-3xl wrap-anywhere sm:text-4xl">{searchTitle(loaderData.found.meant)}</h1>
            <SearchTools
              found={loaderData.found}
              address={loaderData.address}
              busy={location?.pathname === paths.search}
            >
              {loaderData.found.products.length ? (
                <Results {...loaderData} />
              ) : (
                <NothingFound found={loaderData.found} />
              )}
            </SearchTools>
          </>
        )}
        <RecentlyViewed className="beyond mt-12" />
      </div>
    </SearchLinksProvider>
  );
}
