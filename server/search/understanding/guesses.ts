import { costBetween } from '../../nearness.ts';
import { withoutLetters } from '../../spelling.ts';

/** A word that may be meant by another one, and how well it explains it: the greater the better. */
export interface Guess {
  word: string;
  score: number;
  cost: number;
}

export type Guesser = (word: string) => Guess[];

/** An error of cost 1 is as rare as one word in so many (as a power of ten). */
const RARITY = 1.7;
const LONGEST = 24;
const MOST = 6;
const MOST_REMEMBERED = 5000;

/** Written twice or once, a letter is the same. */
const single = (word: string) => word.replace(/(.)\1+/gu, '$1');
const mostEdits = (length: number) => (length < 3 ? 0 : length < 5 ? 1 : 2);
const highestCost = (length: number) => (length < 4 ? 1 : length < 5 ? 1.3 : length < 6 ? 1.7 : length < 8 ? 2 : 2.5);

/** Finds known words that may be meant by a typed one; how often they are said stands beside them. */
export function guesser(known: Map<string, number>): Guesser {
  const shorter = new Map<string, string[]>();
  for (const word of known.keys()) {
    const form = single(word);
    for (const left of withoutLetters(form, mostEdits(form.length))) {
      const same = shorter.get(left);
      if (same) same.push(word);
      else shorter.set(left, [word]);
    }
  }
  const remembered = new Map<string, Guess[]>();
  return (word) => {
    const before = remembered.get(word);
    if (before) return before;
    if (remembered.size > MOST_REMEMBERED) remembered.clear();
    const found = guesses(word);
    remembered.set(word, found);
    return found;
  };

  function guesses(typed: string): Guess[] {
    if (typed.length > LONGEST) return [];
    const form = single(typed);
    const candidates = new Set<string>();
    for (const left of withoutLetters(form, mostEdits(form.length)))
      for (const word of shorter.get(left) ?? []) candidates.add(word);
    candidates.delete(typed);
    return [...candidates]
      .map((word) => ({ word, cost: costBetween(typed, word) }))
      .filter(({ word, cost }) => cost <= highestCost(Math.min(typed.length, word.length)))
      .map(({ word, cost }) => ({ word, cost, score: Math.log10(known.get(word) ?? 1) - RARITY * cost }))
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST);
  }
}
