import type { Choice } from '#contract/search.ts';
import { formatList } from '#language/lists-and-names.ts';

/** The count is unknown for a value outside the facets. */
export type Offered = Pick<Choice, 'value' | 'text'> & Partial<Pick<Choice, 'count'>>;

/** A chosen value can be removed, also when it is not among the facets. */
export function withChosen(choices: Choice[], chosen: string[], inWords = (value: string) => value): Offered[] {
  const missing = chosen.filter((value) => !choices.some((choice) => choice.value === value));
  return [...choices, ...missing.map((value) => ({ value, text: inWords(value) }))];
}

export const inALine = (offered: Offered[], chosen: string[]) =>
  formatList(
    offered.filter(({ value }) => chosen.includes(value)).map(({ text }) => text),
    'unit',
  );
