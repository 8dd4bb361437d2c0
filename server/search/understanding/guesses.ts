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
export const RARITY = 1.7;
const LONGEST = 24;
const MOST = 6;
const MOST_REMEMBERED = 5000;

/** Written twice or once, a letter is the same. */
const single = (word: string) => word.replace(/(.)\1+/gu, '$1');
const mostEdits = (length: number) => (length < 3 ? 0 : length < 5 ? 1 : 2);
const highestCost = (length: number) => (length < 4 ? 1 : length < 5 ? 1.3 : length < 6 ? 1.7 : length < 8 ? 2.1 : 2.6);

/** Knows words and how often they are said, and finds those that may be meant by a typed one. */
export class Guesses {
  readonly #known = new Map<string, number>();
  readonly #shorter = new Map<string, string[]>();
  readonly #remembered = new Map<string, Guess[]>();

  learn(word: string, often: number) {
    this.#known.set(word, often);
    const form = single(word);
    for (const left of withoutLetters(form, mostEdits(form.length))) {
      const same = this.#shorter.get(left);
      if (same) same.push(word);
      else this.#shorter.set(left, [word]);
    }
  }

  /** The likeliest first. */
  for(typed: string): Guess[] {
    const before = this.#remembered.get(typed);
    if (before) return before;
    if (this.#remembered.size > MOST_REMEMBERED) this.#remembered.clear();
    const found = typed.length > LONGEST ? [] : this.#guesses(typed);
    this.#remembered.set(typed, found);
    return found;
  }

  #guesses(typed: string): Guess[] {
    const form = single(typed);
    const candidates = new Set<string>();
    for (const left of withoutLetters(form, mostEdits(form.length)))
      for (const word of this.#shorter.get(left) ?? []) candidates.add(word);
    candidates.delete(typed);
    return [...candidates]
      .map((word) => ({ word, cost: costBetween(typed, word) }))
      .filter(({ word, cost }) => cost <= highestCost(Math.min(typed.length, word.length)))
      .map(({ word, cost }) => ({ word, cost, score: Math.log10(this.#known.get(word) ?? 1) - RARITY * cost }))
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST);
  }
}
