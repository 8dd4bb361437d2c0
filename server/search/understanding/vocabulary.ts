import { squash } from '../../folding.ts';
import { brandNames, catalogueWords, joinedWords, plainWords } from '../../models/models.ts';
import { type Guesser, guesser } from './guesses.ts';
import { listener } from './listener.ts';
import { romanised } from './romanised.ts';

/** What the catalogue and the market's own titles say, and how often. */
export interface Vocabulary {
  /** Brands on sale, by their names folded and joined. */
  brands: Map<string, string>;
  /** In how many titles of the sample a word stands. */
  titles: Map<string, number>;
  guess: Guesser;
}

/** A word of the catalogue counts as much as so many titles, times how much it is sold by. */
const TITLES_A_NAME = 3;
const RAREST_KNOWN = 2;
const SHORTEST = 3;
/** Words that readers know, and people misspell. */
const SAID = 'scooter cruiser commuter adventure tourer touring naked moped classic owner verified condition excellent';
const TITLES_A_WORD = 30;

export function vocabularyOf(titles: Map<string, number>, brands: readonly string[] = []): Vocabulary {
  const known = new Map<string, number>();
  const say = (word: string, often: number) => known.set(word, (known.get(word) ?? 0) + often);
  for (const [word, often] of titles)
    if (often >= RAREST_KNOWN && word.length > SHORTEST && !/\d/.test(word)) say(word, often);
  for (const [word, often] of catalogueWords())
    if (word.length >= SHORTEST && !plainWords.has(word)) say(word, TITLES_A_NAME * often);
  for (const word of joinedWords.keys()) say(word, TITLES_A_NAME);
  for (const name of [...brandNames, ...brands]) say(squash(name), TITLES_A_WORD);
  for (const word of SAID.split(' ')) say(word, TITLES_A_WORD);
  const heard = listener(known);
  const near = guesser(known);
  const guess: Guesser = (word) => {
    const sounds = romanised(word);
    return sounds ? heard(sounds) : near(word);
  };
  return { brands: new Map(brands.map((brand) => [squash(brand), brand])), titles, guess };
}
