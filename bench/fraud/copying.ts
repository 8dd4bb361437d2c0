import { chance, pick } from './honest.ts';

const SENTENCES = /(?<=[.!?\n])\s+/;
const MOST_SWAPPED = 0.08;
const ADDED = ['Contact me soon.', 'Price is a little negotiable.', 'Thanks for reading.', 'Xe đẹp, bao test.'];

/** As who copies a text changes it: a few words swapped, a sentence added or dropped. */
export function altered(text: string, nth: number): string {
  const sentences = text.split(SENTENCES);
  const drops = sentences.length > 3 && chance('drops', nth) < 0.5;
  const dropped = Math.floor(chance('dropped', nth) * sentences.length);
  const kept = drops ? sentences.filter((_, at) => at !== dropped) : [...sentences, pick(ADDED, 'added', nth)];
  const words = kept.join('\n').split(' ');
  const swaps = Math.round(words.length * chance('swaps', nth) * MOST_SWAPPED);
  for (let swap = 0; swap < swaps; swap++) {
    const at = Math.floor(chance('at', nth, swap) * (words.length - 1));
    [words[at], words[at + 1]] = [words[at + 1] ?? '', words[at] ?? ''];
  }
  return words.join(' ');
}
