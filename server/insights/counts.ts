import type * as queries from './view-queries.ts';
import type { PendingVisit } from './visits.ts';

export type CountedVisit = PendingVisit & { sellerId: string | undefined };

interface Counts {
  products: queries.Count[];
  sellers: queries.Count[];
  sources: queries.SourceCount[];
  searches: queries.SearchCount[];
}

/** Sums of what is written, one row for each key. */
export function countsOf(visits: CountedVisit[]): Counts {
  const products = new Map<string, queries.Count>();
  const sellers = new Map<string, queries.Count>();
  const sources = new Map<string, queries.SourceCount>();
  const searches = new Map<string, queries.SearchCount>();
  for (const { kind, subject, sellerId = '', source, words = '', hasFound } of visits) {
    if (kind === 'search') {
      const search = rowOf(searches, subject, { words: subject, searches: 0, foundNothing: 0 });
      search.searches++;
      if (!hasFound) search.foundNothing++;
      continue;
    }
    const figure = kind === 'view' ? 'views' : 'impressions';
    rowOf(products, subject, { id: subject, impressions: 0, views: 0 })[figure]++;
    rowOf(sellers, sellerId, { id: sellerId, impressions: 0, views: 0 })[figure]++;
    if (source)
      rowOf(sources, `${subject} ${source} ${words}`, { productId: subject, source, words, views: 0 }).views++;
  }
  return {
    products: [...products.values()],
    sellers: [...sellers.values()],
    sources: [...sources.values()],
    searches: [...searches.values()],
  };
}

function rowOf<Row>(rows: Map<string, Row>, key: string, empty: Row): Row {
  const row = rows.get(key) ?? empty;
  rows.set(key, row);
  return row;
}
