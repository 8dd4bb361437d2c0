import { highestCostAlone } from './allowed-edits.ts';
import { CandidateIndex } from './candidate-index.ts';
import { areAlike, costBetween } from './edit-cost.ts';

/** Codes such as FXSTC: one letter changes the meaning. */
const isCode = (word: string) => /^[b-df-hj-np-tv-xz]+$/.test(word);

export type Speller = (word: string) => string | undefined;

const [SHORTEST, LONGEST] = [3, 24];
const SAME_COST = 0.4;
/** Frequency ratio at which the more common candidate wins. */
const OFTENER = 3;
const MOST_REMEMBERED = 20_000;

/** Nearest known word with the same initial sound; of equally near ones the far commoner one. */
export function speller(known: Map<string, number>): Speller {
  let index: CandidateIndex | undefined;
  const nearest = (typed: string): string | undefined => {
    index ??= CandidateIndex.bySpelling(known.keys());
    const candidates = [...index.near(typed)]
      .filter((word) => !isCode(word) && areAlike(typed[0] ?? '', word[0] ?? ''))
      .map((word) => ({ word, often: known.get(word) ?? 0, cost: costBetween(typed, word) }))
      .filter(({ word, cost }) => cost <= highestCostAlone(Math.min(typed.length, word.length)));
    const least = Math.min(...candidates.map(({ cost }) => cost));
    const [first, second] = candidates
      .filter(({ cost }) => cost <= least + SAME_COST)
      .sort((a, b) => b.often - a.often || a.cost - b.cost);
    return second && (first?.often ?? 0) < OFTENER * second.often ? undefined : first?.word;
  };
  const remembered = new Map<string, string | undefined>();
  return (word) => {
    if (known.has(word)) return word;
    if (word.length < SHORTEST || word.length > LONGEST || isCode(word)) return undefined;
    if (!remembered.has(word)) {
      if (remembered.size > MOST_REMEMBERED) remembered.clear();
      remembered.set(word, nearest(word));
    }
    return remembered.get(word);
  };
}
