import { useInfiniteQuery } from '@tanstack/react-query';
import { freshFor, pages, queryClient } from '#client/api/query-client.ts';
import { queryKeys } from '#client/api/query-keys.ts';
import { dedupe } from '#client/search/dedupe.ts';
import { sanitizeParams } from '#client/search/sanitize-params.ts';
import { listCategoryProducts } from '#contract/categories.ts';
import { type Found, type SearchAddress, searchProducts } from '#contract/search.ts';
import { writeAddress } from '#contract/search-address.ts';
import { useStructuralSharing } from './structural-sharing.ts';

/** The search of a brand's page: always of that brand, from the first page. */
export function brandSearch(brandName: string, { searchParams }: URL) {
  const params = new URLSearchParams(searchParams);
  params.set('brand', brandName);
  params.delete('after');
  return sanitizeParams(params);
}

const productsOf = (brandName: string) => pages(listCategoryProducts, { params: { brandName } });

const COUNTED_FOR_MS = 60_000;

const foundWith = (address: SearchAddress) => ({
  ...pages(searchProducts, { query: address }),
  staleTime: freshFor(COUNTED_FOR_MS),
  getNextPageParam: ({ answer }: { answer: { after?: string | undefined } }) => answer.after,
});

const isPlain = (address: SearchAddress) => !writeAddress({ ...address, brand: undefined });

/** The plain list does not wait for the search, which may be busy. */
export async function loadBrand(address: SearchAddress) {
  const found = queryClient.infiniteQuery(foundWith(address));
  if (!isPlain(address)) await found;
  else await Promise.all([queryClient.infiniteQuery(productsOf(address.brand ?? '')), found.catch(() => {})]);
}

/** `early`: public results, until the session is known. */
export function useBrand(address: SearchAddress, early: { found: Found | undefined } | undefined) {
  const known = early?.found;
  const plain = isPlain(address);
  const listed = useInfiniteQuery({
    ...productsOf(address.brand ?? ''),
    enabled: plain,
    ...(early && { ...UNASKED, placeholderData: known && firstPage(known.products) }),
  });
  const search = useInfiniteQuery({
    ...foundWith(address),
    ...(early && { ...UNASKED, placeholderData: known && firstPage(known) }),
  });
  const found = useStructuralSharing(search.data?.pages.map(({ answer }) => answer) ?? NONE);
  const shown = plain ? (listed.data?.pages.map(({ answer }) => ({ products: answer })) ?? []) : found;
  return { list: plain ? listed : search, products: dedupe(shown), found: found[0], isPlain: plain, search };
}

const NONE: Found[] = [];

/** The public preview does not refetch. */
const UNASKED = { queryKey: queryKeys.none, enabled: false };

const firstPage = <Answer>(answer: Answer) => ({ pages: [{ answer, after: undefined }], pageParams: [undefined] });
