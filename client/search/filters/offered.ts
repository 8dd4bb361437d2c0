import type { Choice } from '#contract/search.ts';

/** Something to choose; how much it would find is not known of what is no choice of the answer. */
export type Offered = Pick<Choice, 'value' | 'text'> & Partial<Pick<Choice, 'count'>>;

/** What is chosen can be taken back, also where the answer does not offer it. */
export function withChosen(choices: Choice[], chosen: string[], inWords = (value: string) => value): Offered[] {
  const missing = chosen.filter((value) => !choices.some((choice) => choice.value === value));
  return [...choices, ...missing.map((value) => ({ value, text: inWords(value) }))];
}

/** What is set, in words, for where only a line is left. */
export const inALine = (offered: Offered[], chosen: string[]) =>
  offered
    .filter(({ value }) => chosen.includes(value))
    .map(({ text }) => text)
    .join(', ');
