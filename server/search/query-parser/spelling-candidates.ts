import { costBetween } from '../../text/edit-cost.ts';
import { withoutLetters } from '../../text/spell-checker.ts';

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

/** Words by what is left of them without a letter or two: those that are near to each other meet there. */
export class Nearby {
  readonly #words = new Set<string>();
  readonly #byForm = new Map<string, string[]>();

  /** Answers whether it is new. */
  learn(word: string): boolean {
    if (this.#words.has(word)) return false;
    this.#words.add(word);
    for (const form of formsOf(single(word))) {
      const same = this.#byForm.get(form);
      if (same) same.push(word);
      else this.#byForm.set(form, [word]);
    }
    return true;
  }

  withForm(form: string): readonly string[] {
    return this.#byForm.get(form) ?? NONE;
  }
}

const NONE: readonly string[] = [];
const formsOf = (form: string) => withoutLetters(form, mostEdits(form.length));

/** Finds the words that may be meant by a typed one. */
export class Guesses {
  readonly #known: ReadonlyMap<string, number>;
  readonly #nearby: Nearby[];
  readonly #remembered = new Map<string, Guess[]>();

  /**
   * @param known How often each word is said.
   * @param nearby Where all these words have been learned.
   */
  constructor(known: ReadonlyMap<string, number>, nearby: Nearby[]) {
    this.#known = known;
    this.#nearby = nearby;
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
    const candidates = new Set<string>();
    for (const form of formsOf(single(typed)))
      for (const nearby of this.#nearby) for (const word of nearby.withForm(form)) candidates.add(word);
    candidates.delete(typed);
    return [...candidates]
      .map((word) => ({ word, cost: costBetween(typed, word) }))
      .filter(({ word, cost }) => cost <= highestCost(Math.min(typed.length, word.length)))
      .map(({ word, cost }) => ({ word, cost, score: Math.log10(this.#known.get(word) ?? 1) - RARITY * cost }))
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST);
  }
}
