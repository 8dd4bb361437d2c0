import type { BodyType } from '#contract/models.ts';
import type { Chip } from '#contract/search.ts';
import type { Filters } from '../filters.ts';
import type { Word } from './words.ts';

export interface Meaning {
  kind: Exclude<Chip['kind'], 'words'>;
  text: string;
  filters: Filters;
  words: readonly Word[];
  unwanted?: readonly string[];
  unwantedBody?: BodyType;
}
