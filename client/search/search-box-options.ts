import { readPublic } from '#client/api/request.ts';
import type { Suggested, suggestSearches } from '#contract/search.ts';
import { bikeCount } from './bike-count.ts';
import { isSame, type RecentSearch } from './search-box-recent.ts';

const RECENT_WHILE_TYPING = 3;

export type SearchOption = RecentSearch & { kind: 'recent' | Suggested['kind']; detail: string };

export async function suggestionsFor(q: string, signal: AbortSignal): Promise<Suggested[]> {
  return q ? readPublic<typeof suggestSearches>('/search/suggestions', { query: { q } }, signal) : [];
}

/** Recent searches first: all before typing, then those that contain the text. */
export function optionsFor(text: string, recent: RecentSearch[], suggestions: Suggested[]): SearchOption[] {
  const typed = text.toLowerCase();
  const before = text
    ? recent.filter((search) => search.text.toLowerCase().includes(typed)).slice(0, RECENT_WHILE_TYPING)
    : recent;
  const meant = suggestions.filter(
    ({ query, text }) => !before.some((known) => known.query === query || isSame(known.text, text)),
  );
  return [
    ...before.map((search) => ({ ...search, kind: 'recent' as const, detail: '' })),
    ...meant.map(({ kind, text, detail, query, count }) => ({
      kind,
      text,
      query,
      detail: [detail, count && bikeCount(count)].filter(Boolean).join(' · '),
    })),
  ];
}
