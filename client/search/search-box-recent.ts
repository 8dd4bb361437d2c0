import { localList } from '#client/browser/local-list.ts';

const MOST = 8;

/** A search made in this browser: its words and its query. */
export interface RecentSearch {
  text: string;
  query: string;
}

const isRecentSearch = (thing: unknown): thing is RecentSearch => {
  const { text, query } = (thing ?? {}) as Partial<RecentSearch>;
  return typeof text === 'string' && text !== '' && typeof query === 'string';
};

/** The latest first. */
export const recentSearches = localList('recent-searches', MOST, isRecentSearch);

export function rememberSearch(search: RecentSearch) {
  recentSearches.keep([search, ...others(search)]);
}

export function forgetSearch(search: RecentSearch) {
  recentSearches.keep(others(search));
}

export function forgetSearches() {
  recentSearches.keep([]);
}

const others = ({ text }: RecentSearch) => recentSearches.now().filter((kept) => !isSame(kept.text, text));

export const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
