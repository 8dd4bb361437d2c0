import type { Chip, SearchWish } from '#contract/search.ts';
import { addressQuery } from '../address.ts';
import type { Filters } from '../filters.ts';
import { chosenChips, KINDS, without } from './chosen.ts';
import { fillers } from './fillers.ts';
import type { Meaning } from './meaning.ts';
import type { Sentence, Word } from './words.ts';

export interface ChipInput {
  wish: SearchWish;
  sentence: Sentence;
  meanings: Meaning[];
  chosen: Filters;
  rest: Word[];
  isOptional: (meaning: Meaning) => boolean;
  isLoose: (word: Word) => boolean;
}

const ORDER: Chip['kind'][] = [...KINDS, 'not'];

export function chipsOf({ wish, sentence, meanings, chosen, rest, isOptional, isLoose }: ChipInput): Chip[] {
  const chips = [
    ...chosenChips(wish, chosen).map(({ kind, text, rest }) => ({
      kind,
      text,
      understood: false,
      optional: false,
      without: queryOf(rest),
    })),
    ...meanings.map((meaning) => {
      const { kind, text, words } = meaning;
      const others = withoutWords(wish, sentence, words);
      return {
        kind,
        text,
        understood: true,
        optional: isOptional(meaning),
        without: queryOf(kind === 'place' ? without(others, ['within']) : others),
      };
    }),
  ].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  const words = [...Map.groupBy(rest, ({ text }) => text)].map(([text, words]) => ({
    kind: 'words' as const,
    text: `“${text}”`,
    understood: false,
    optional: words.every(isLoose),
    without: queryOf(withoutWords(wish, sentence, words)),
  }));
  return [...chips, ...words];
}

function queryOf(wish: SearchWish): string {
  const first = without(wish, ['after']);
  const nowhere = first.sort === 'nearest' && !first.place && !first.q;
  return addressQuery(nowhere ? without(first, ['sort']) : first);
}

function withoutWords(wish: SearchWish, { text, words }: Sentence, taken: readonly Word[]): SearchWish {
  const remaining = words.filter((word) => !taken.includes(word));
  if (remaining.every(({ typed }) => fillers.has(typed))) return without(wish, ['q', 'literal']);
  let q = text;
  for (const { start, end } of [...taken].sort((a, b) => b.start - a.start)) q = `${q.slice(0, start)} ${q.slice(end)}`;
  return { ...wish, q: tidied(q) };
}

const tidied = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/(?<=^|\s)[-–—,.;:/&+$₹৳€£<>=()']+(?=\s|$)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;]+|[\s,;]+$/g, '');
