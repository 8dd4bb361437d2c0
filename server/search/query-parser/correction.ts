import type { Meant } from '#contract/search.ts';
import { addressQuery } from '../address.ts';
import type { ChipInput } from './chips.ts';
import { without } from './chosen.ts';
import type { Meaning } from './meaning.ts';

export function correctionOf({ wish, sentence, meanings }: ChipInput): Meant['correction'] {
  const { text, words } = sentence;
  if (!words.some(({ isCorrected }) => isCorrected)) return undefined;
  let [shown, at] = ['', 0];
  const done = new Set<Meaning>();
  for (const word of words) {
    if (word.start < at) continue;
    const meaning = meanings.find(
      (one) => one.words.includes(word) && one.words.some(({ isCorrected }) => isCorrected),
    );
    shown += text.slice(at, word.start);
    at = word.end;
    if (meaning && meaning.kind !== 'place') shown += done.has(meaning) ? '' : meaning.text;
    else if (word.isCorrected) shown += meaning?.filters.place?.name ?? word.text;
    else shown += text.slice(word.start, word.end);
    if (meaning) done.add(meaning);
  }
  shown = (shown + text.slice(at)).replace(/\s+/g, ' ').trim();
  return { typed: text, shown, instead: addressQuery({ ...without(wish, ['after']), literal: 'yes' }) };
}
