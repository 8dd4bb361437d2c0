import { brandNames, catalogueWords, joinedWords, plainWords } from '../../catalogue/catalogue.ts';
import { CandidateIndex } from '../../text/candidate-index.ts';
import { squash } from '../../text/normalize.ts';
import { phoneticMatcher } from './phonetic-matcher.ts';
import { isTamil, romanised, unvoiced } from './romanised.ts';
import { type Guesser, Guesses } from './spelling-candidates.ts';

/** Known words with their frequencies in the catalogue and in titles. */
export interface Vocabulary {
  brands: Map<string, string>;
  titles: Map<string, number>;
  guess: Guesser;
}

/** Weight of a catalogue name in titles, times its popularity. */
const TITLES_A_NAME = 3;
const RAREST_KNOWN = 2;
const [SHORTEST, LONGEST] = [3, 16];
/** Bounds memory: sellers can invent any number of words. */
const MOST_KNOWN = 5_000;
const COMMON_WORDS =
  'scooter cruiser commuter adventure tourer touring naked moped classic owner verified condition excellent';
const TITLES_A_WORD = 30;

export function vocabularyOf(titles: Map<string, number>, brands: readonly string[] = []): Vocabulary {
  const steps = learning(titles, brands);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** About 1 to 2 ms of CPU between yields. */
const WORDS_A_STEP = 100;

/** Yields between steps, so that requests are served meanwhile. The catalogue is indexed only once. */
export function* learning(titles: Map<string, number>, brands: readonly string[]): Generator<void, Vocabulary> {
  const known = wordsOf(titles, brands);
  const { names, near, soundsLike, soundsLikeInTamil } = catalogue();
  yield* learn(names.keys(), near);
  const own = CandidateIndex.bySpelling();
  const others = [...known.keys()].filter((word) => !names.has(word));
  yield* learn(others, own);
  const guesses = new Guesses(known, [own, near]);
  const guess: Guesser = (word) => {
    const sounds = romanised(word);
    if (!sounds) return guesses.for(word);
    return isTamil(word) ? soundsLikeInTamil(sounds) : soundsLike(sounds);
  };
  return { brands: new Map(brands.map((brand) => [squash(brand), brand])), titles, guess };
}

function* learn(words: Iterable<string>, near: CandidateIndex): Generator<void, void> {
  let learned = 0;
  for (const word of words) if (near.add(word) && ++learned % WORDS_A_STEP === 0) yield;
}

interface Catalogue {
  names: ReadonlyMap<string, number>;
  near: CandidateIndex;
  /** Only names are matched by sound. */
  soundsLike: Guesser;
  soundsLikeInTamil: Guesser;
}

let known: Catalogue | undefined;

function catalogue(): Catalogue {
  if (known) return known;
  const names = wordsOf(new Map(), []);
  known = {
    names,
    near: CandidateIndex.bySpelling(),
    soundsLike: phoneticMatcher(names),
    soundsLikeInTamil: phoneticMatcher(names, unvoiced),
  };
  return known;
}

function wordsOf(titles: Map<string, number>, brands: readonly string[]): Map<string, number> {
  const known = new Map<string, number>();
  const count = (word: string, often: number) => known.set(word, (known.get(word) ?? 0) + often);
  const isKnown = ([word, often]: [string, number]) =>
    often >= RAREST_KNOWN && word.length > SHORTEST && word.length <= LONGEST && !/\d/.test(word);
  for (const [word, often] of [...titles].filter(isKnown).slice(0, MOST_KNOWN)) count(word, often);
  for (const [word, often] of catalogueWords())
    if (word.length >= SHORTEST && !plainWords.has(word)) count(word, TITLES_A_NAME * often);
  for (const word of joinedWords.keys()) count(word, TITLES_A_NAME);
  for (const name of [...brandNames, ...brands]) count(squash(name), TITLES_A_WORD);
  for (const word of COMMON_WORDS.split(' ')) count(word, TITLES_A_WORD);
  return known;
}
