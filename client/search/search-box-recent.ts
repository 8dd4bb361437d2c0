import { localList } from '#client/browser/local-list.ts';

const MOST = 8;

export interface RecentSearch {
  text: string;
  query: string;
}

const isRecentSearch = (value: unknown): value is RecentSearch => {
  const { text, query } = (value ?? {}) as Partial<RecentSearch>;
  return typeof text === 'string' && text !== '' && typeof query === 'string';
};

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

const others = ({ text }: RecentSearch) => recentSearches.now().filter((other) => !isSame(other.text, text));

export const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
