import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/query-client.ts';
import { paths } from '#client/paths.ts';
import { countNewMatches, listSavedSearches, openSavedSearch, type SavedSearch } from '#contract/saved-searches.ts';
import { storeNewBikes } from './new-in-search.ts';

export const resultsPath = ({ address }: Pick<SavedSearch, 'address'>) => `${paths.search}?${address}&sort=newest`;

/** Its new bikes are new no longer, but marked this time; returns where they are. */
export async function opened(search: Pick<SavedSearch, '_id' | 'address'>): Promise<string> {
  try {
    const { products } = await call(openSavedSearch, { params: { id: search._id } });
    storeNewBikes(search.address, products);
  } catch (error) {
    console.error(error);
  }
  void refresh(listSavedSearches);
  void refresh(countNewMatches);
  return resultsPath(search);
}
