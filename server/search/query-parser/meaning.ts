import type { BodyType } from '#contract/models.ts';
import type { Chip } from '#contract/search.ts';
import type { Filters } from '../filters.ts';
import type { Word } from './words.ts';

/** Something that words say about the bike that is looked for. */
export interface Meaning {
  kind: Exclude<Chip['kind'], 'words'>;
  text: string;
  filters: Filters;
  words: readonly Word[];
  /** A bike that is described by all of these is not wanted. */
  unwanted?: readonly string[];
  unwantedBody?: BodyType;
}
