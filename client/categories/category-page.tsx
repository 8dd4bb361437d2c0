import { useMemo, useState } from 'react';
import { data, Link, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { reason } from '#client/api/call.ts';
import { storedToken } from '#client/api/session/token.ts';
import { asPerson } from '#client/auth/guards.ts';
import { PageFault } from '#client/auth/page-error.tsx';
import { PrivatePage } from '#client/auth/private-page.tsx';
import { PublicPreview } from '#client/auth/public-preview.tsx';
import { FOR_MEMBERS } from '#client/auth/signed-in-hint.tsx';
import { marketContext } from '#client/navigation/page-data.ts';
import { paths } from '#client/paths.ts';
import { newSince } from '#client/products/new-since.ts';
import { changed } from '#client/search/address.ts';
import { NothingFound } from '#client/search/nothing-found.tsx';
import { SearchLinksProvider, searchLinks, useSearchLinks } from '#client/search/search-links.ts';
import { SearchTools } from '#client/search/search-tools.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ListFault } from '#client/ui/list-error.tsx';
import { SearchField } from '#client/ui/search-field.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { brandText } from '#contract/brand-text.ts';
import type { Found, SearchAddress } from '#contract/search.ts';
import { writeAddress } from '#contract/search-address.ts';
import { t } from '#language/t.ts';
import type { Route } from './+types/category-page';
import { BrandProducts } from './brand-products.tsx';
import { brandSearch, loadBrand, useBrand } from './brand-search.ts';
import { knownBrand } from './known-brand.ts';
import { useStructuralSharing } from './structural-sharing.ts';

export const middleware: Route.MiddlewareFunction[] = [knownBrand];

/** Bikes on sale are public, so the page is rendered with them. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { address, wish } = brandSearch(params.brandName, new URL(request.url));
  const shown = { address, newSince: newSince() };
  try {
    return { ...shown, early: { found: await context.get(marketContext).search(wish, request.signal) } };
  } catch (refusal) {
    if (!(refusal instanceof Response)) throw refusal;
    return data({ ...shown, early: { found: undefined } }, { status: refusal.status });
  }
}

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const { address } = brandSearch(params.brandName, new URL(request.url));
  // Starts the request while the session is still loading.
  if (storedToken()) loadBrand(address).catch(() => {});
  return asPerson(request, async () => {
    await loadBrand(address);
    return { address, newSince: newSince(), early: undefined };
  });
}
clientLoader.ahead = true as const;

export const meta: Route.MetaFunction = ({ params: { brandName } }) => [
  { title: t('{brand} bikes | Kickstand', { brand: brandText(brandName) }) },
  {
    name: 'description',
    content: t('Second-hand {brand} bikes on sale now, from people near you.', { brand: brandText(brandName) }),
  },
];

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}

export default function CategoryPage({ params, loaderData }: Route.ComponentProps) {
  const { brandName } = params;
  const view = useSearchParams()[0].get('view');
  const { early } = loaderData;
  const isThere = !early || early.found !== undefined;
  const links = useMemo(() => searchLinks(view, brandName), [view, brandName]);
  return (
    <PrivatePage early={early && <PublicPreview shows={isThere} instead={openToAll(loaderData.address)} />}>
      {isThere && (
        <SearchLinksProvider value={links}>
          <div className={`frame py-10 sm:py-14 ${early ? FOR_MEMBERS : ''}`}>
            <h1 className="text-4xl sm:text-5xl">{brandName}</h1>
            <p className="mt-2 text-quiet sm:text-lg">{t('Bikes on sale now.')}</p>
            <Brand key={brandName} brandName={brandName} {...loaderData} />
          </div>
        </SearchLinksProvider>
      )}
    </PrivatePage>
  );
}

/** The same search on the public search page. */
function openToAll(address: SearchAddress) {
  return {
    to: `${paths.search}?${writeAddress(address)}`,
    text: t('See {brand} in the search', { brand: brandText(address.brand ?? '') }),
  };
}

interface BrandProps {
  brandName: string;
  address: SearchAddress;
  newSince: string;
  /** Public results, until the session is known. */
  early: { found: Found | undefined } | undefined;
}

function Brand({ brandName, early, ...rest }: BrandProps) {
  const address = useStructuralSharing(rest.address);
  // Fixed at load: a new value would render every card again.
  const [newSince] = useState(rest.newSince);
  const { products, found, list, isPlain, search } = useBrand(address, early);
  const navigate = useNavigate();
  const { location } = useNavigation();
  const { to } = useSearchLinks();

  function searchBrand(q: string) {
    // Going back leads to before the search, not through its letters.
    const replace = q !== '' && address.q !== undefined;
    void navigate(to(changed(address, { q, literal: undefined })), { replace, preventScrollReset: true });
  }

  if (isPlain && !products.length)
    return (
      <div className="mt-8">
        <EmptyState title={t('No {brand} on sale right now', { brand: brandText(brandName) })}>
          <Link to={`${paths.home}#categories`} className="text-link">
            {t('Look through the other brands')}
          </Link>
        </EmptyState>
      </div>
    );
  const results = (
    <>
      <BrandProducts
        products={products}
        early={early !== undefined}
        newSince={newSince}
        place={found?.meant.wish.place}
      />
      <ShowMore list={list} />
    </>
  );
  if (!found)
    return (
      <div className="mt-8">
        {search.error && (
          <ListFault reason={reason(search.error)} busy={search.isFetching} onRetry={() => search.refetch()} />
        )}
        {results}
      </div>
    );
  return (
    <>
      <div className="mt-5 mb-8 max-w-md">
        <SearchField
          label={t('Search in {brand}', { brand: brandText(brandName) })}
          value={address.q ?? ''}
          onSearch={searchBrand}
        />
      </div>
      <SearchTools found={found} address={address} busy={location?.pathname === paths.category(brandName)}>
        {products.length ? results : <NothingFound found={found} />}
      </SearchTools>
    </>
  );
}
