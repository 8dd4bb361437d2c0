import { highestCost } from '../../text/allowed-edits.ts';
import type { CandidateIndex } from '../../text/candidate-index.ts';
import { costBetween } from '../../text/edit-cost.ts';

/** A candidate for a typed word; higher scores are likelier. */
export interface Guess {
  word: string;
  score: number;
  cost: number;
}

export type Guesser = (word: string) => Guess[];

/** Log10 of how rare an error of cost 1 is. */
export const RARITY = 1.7;
const LONGEST = 24;
const MOST = 6;
const MOST_REMEMBERED = 5000;

export class Guesses {
  readonly #known: ReadonlyMap<string, number>;
  readonly #indexes: CandidateIndex[];
  readonly #remembered = new Map<string, Guess[]>();

  constructor(known: ReadonlyMap<string, number>, indexes: CandidateIndex[]) {
    this.#known = known;
    this.#indexes = indexes;
  }

  for(typed: string): Guess[] {
    const before = this.#remembered.get(typed);
    if (before) return before;
    if (this.#remembered.size > MOST_REMEMBERED) this.#remembered.clear();
    const found = typed.length > LONGEST ? [] : this.#guesses(typed);
    this.#remembered.set(typed, found);
    return found;
  }

  #guesses(typed: string): Guess[] {
    const candidates = new Set(this.#indexes.flatMap((index) => [...index.near(typed)]));
    candidates.delete(typed);
    return [...candidates]
      .map((word) => ({ word, cost: costBetween(typed, word) }))
      .filter(({ word, cost }) => cost <= highestCost(Math.min(typed.length, word.length)))
      .map(({ word, cost }) => ({ word, cost, score: Math.log10(this.#known.get(word) ?? 1) - RARITY * cost }))
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST);
  }
}
