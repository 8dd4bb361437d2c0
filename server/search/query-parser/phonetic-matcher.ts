import { CandidateIndex } from '../../text/candidate-index.ts';
import { costBetween } from '../../text/edit-cost.ts';
import { phoneticKey } from '../../text/phonetic-key.ts';
import { spelledOut } from './romanised.ts';
import { type Guess, type Guesser, RARITY } from './spelling-candidates.ts';

/** Vowels differ between scripts: only sounds are compared. */
const COST_OF_SCRIPT = 0.4;
const COST_OF_CONSONANT = 1;
const HIGHEST_COST_OF_SHORT = 0.7;
const SHORTEST = 2;
const SHORTEST_NEAR = 3;

/** Matches known words by sound; `blur` merges sounds that a script does not distinguish. */
export function phoneticMatcher(known: ReadonlyMap<string, number>, blur = (sound: string) => sound): Guesser {
  const soundOf = (word: string) => blur(phoneticKey(word));
  const index = CandidateIndex.bySound(known.keys(), soundOf);
  return (sounds) => {
    const letters = spelledOut(sounds);
    if (letters) return [{ word: letters, score: 0, cost: 0 }];
    const sound = soundOf(sounds);
    if (sound.length < SHORTEST) return [];
    return [...index.near(sounds)]
      .map((word) => guessOf(word, sounds, sound))
      .filter(({ cost }) => sound.length >= SHORTEST_NEAR || cost <= HIGHEST_COST_OF_SHORT)
      .sort((a, b) => b.score - a.score);
  };

  function guessOf(word: string, sounds: string, sound: string): Guess {
    const other = soundOf(word) === sound ? 0 : COST_OF_CONSONANT;
    const cost = other + COST_OF_SCRIPT * costBetween(sounds, word);
    return { word, cost, score: Math.log10(known.get(word) ?? 1) - RARITY * cost };
  }
}
