import type { Sort } from '#contract/search.ts';
import { parameter, parametersOf } from '../database/prepared-statement.ts';
import type { Index } from './access-paths.ts';

export interface SearchValues extends Record<`word${number}` | `not${number}` | `others${number}`, string[] | null> {
  brandNames: string[];
  brands: string[];
  models: string[];
  places: number[];
  leastCents: number;
  mostCents: number;
  leastYear: number;
  mostYear: number;
  eachYear: number[];
  leastKilometres: number;
  mostKilometres: number;
  leastCc: number;
  mostCc: number;
  refusedBody: number;
  refusedCondition: number;
  refusedOwners: number;
  refusedVerified: number;
  refused: number;
  leastPriceScore: number;
  allTraits: number[];
  usable: Index[];
  words: string[];
  optional: string[];
  inTitle: string[];
  sort: Sort;
  falling: boolean;
  at: number;
  id: string;
  passedUnseen: number;
  atYear: number;
  atCents: number;
  atFreshness: number;
  atPriceScore: number;
  choices: boolean;
  towns: number[];
  townsAt: number[];
}

export const param = parametersOf<SearchValues>();

export const nthParam = (name: 'word' | 'not' | 'others', nth: number) => parameter(`${name}${nth}`);
