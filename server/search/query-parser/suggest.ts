import { type Count, MOST_SUGGESTED, type Suggested } from '#contract/search.ts';
import type { Sql } from '../../database/connect.ts';
import { type Candidate, candidates } from './candidates.ts';
import { marketWords } from './market-words.ts';
import { countsOf } from './suggest-queries.ts';

/** Sorted by: has bikes, exact match, number of bikes. */
export async function suggest(sql: Sql, searchSql: Sql, q: string | undefined): Promise<Suggested[]> {
  const found = q ? candidates(q, await marketWords(sql)) : [];
  if (!found.length) return [];
  const all = (values: (one: Candidate) => (string | number)[] | undefined) => [
    ...new Set(found.flatMap((one) => values(one) ?? [])),
  ];
  const rows = await countsOf(searchSql, {
    brands: all(({ brands }) => brands) as string[],
    models: all(({ models }) => models) as string[],
    places: all(({ places }) => places) as number[],
  });
  const counted = new Map(rows.map(({ kind, key, bikes }) => [`${kind} ${key}`, bikes]));
  const bikes = (candidate: Candidate) => bikesOf(candidate, counted);
  const order = (a: Candidate, b: Candidate) =>
    Number(bikes(b) > 0) - Number(bikes(a) > 0) || Number(b.isExact) - Number(a.isExact) || bikes(b) - bikes(a);
  const byQuery = new Map(found.sort(order).map((candidate) => [candidate.query, candidate]));
  return [...byQuery.values()].slice(0, MOST_SUGGESTED).map((candidate) => shown(candidate, bikes(candidate)));
}

/** For a combined suggestion the count is an upper bound. */
function bikesOf({ brands, models, places }: Candidate, counted: Map<string, number>): number {
  const of = (kind: string, keys: readonly (string | number)[]) =>
    keys.reduce<number>((sum, key) => sum + (counted.get(`${kind} ${key}`) ?? 0), 0);
  const kinds = [brands && of('brand', brands), models && of('model', models), places && of('place', places)];
  return Math.min(...kinds.filter((bikes) => bikes !== undefined));
}

function shown({ kind, text, detail, query, brands, models, places }: Candidate, bikes: number): Suggested {
  const isExact = [brands, models, places].filter(Boolean).length === 1;
  const count: Count = { bikes, about: false };
  return { kind, text, detail, query, ...((isExact || !bikes) && { count }) };
}
