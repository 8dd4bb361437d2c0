import { SearchFields } from '#contract/search.ts';
import { readFrom, sql } from '../../database/prepared-statement.ts';
import { boundsOf, inForce } from '../bounds.ts';
import { fits } from '../matches.ts';
import { IS_CHOSEN_BRAND } from '../part-queries.ts';
import { understand } from '../query-parser/query-parser.ts';
import type { Vocabulary } from '../query-parser/vocabulary.ts';
import { valuesOf } from '../values.ts';
import { anchorsOf } from './anchors.ts';

export { loadVocabulary, marketWords } from '../query-parser/market-words.ts';
export type { Vocabulary } from '../query-parser/vocabulary.ts';
export { anchorsOfBike } from './anchors.ts';

/** The columns that hold what a search asks for, as the search page decides it. */
export interface Meaning {
  anchors: string[];
  brand_names: string[];
  models: string[];
  places: number[];
  least_cents: number;
  most_cents: number;
  least_year: number;
  most_year: number;
  least_kilometres: number;
  most_kilometres: number;
  least_cc: number;
  most_cc: number;
  refused: number;
  least_price_score: number;
  words: string[];
  not0: string[] | null;
  not1: string[] | null;
  not2: string[] | null;
}

/** Of exact matches: the page's closest matches are none. */
export function meaningOf(address: string, vocabulary: Vocabulary): { meaning: Meaning; asksForAll: boolean } {
  const wish = SearchFields.parse(Object.fromEntries(new URLSearchParams(address)));
  const bounds = boundsOf(understand(wish, vocabulary));
  const values = valuesOf(bounds);
  const [not0 = null, not1 = null, not2 = null] = bounds.unwanted;
  const meaning = {
    anchors: anchorsOf(bounds, vocabulary),
    brand_names: values.brandNames,
    models: values.models,
    places: values.places,
    least_cents: values.leastCents,
    most_cents: values.mostCents,
    least_year: values.leastYear,
    most_year: values.mostYear,
    least_kilometres: values.leastKilometres,
    most_kilometres: values.mostKilometres,
    least_cc: values.leastCc,
    most_cc: values.mostCc,
    refused: values.refused,
    least_price_score: values.leastPriceScore,
    words: values.words,
    not0,
    not1,
    not2,
  };
  return { meaning, asksForAll: !inForce(bounds) && !bounds.words.length && !bounds.unwanted.length };
}

/** The search page's conditions, of a row of the shelf joined to its brand, and of a saved search called `s`. */
export const FITS = sql`
  ${readFrom('s', IS_CHOSEN_BRAND)} and ${readFrom('s', fits({ words: true, unwanted: true }, sql`shelf.terms`))}`;
