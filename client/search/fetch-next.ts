import { readPublic } from '#client/api/request.ts';
import type { Found, SearchAddress, searchProducts } from '#contract/search.ts';
import { writeAddress } from '#contract/search-address.ts';

/** The next page of results, without contact details. Throws ApiProblem or NoConnection. */
export function fetchNext(address: SearchAddress, signal: AbortSignal): Promise<Found> {
  const query = Object.fromEntries(new URLSearchParams(writeAddress(address)));
  return readPublic<typeof searchProducts>('/search', { query }, signal);
}
