import { mostDeletions } from './allowed-edits.ts';
import { phoneticKey } from './phonetic-key.ts';

/** SymSpell index: lookup cost is independent of the vocabulary's size. */
export class CandidateIndex {
  readonly #words = new Set<string>();
  readonly #byKey = new Map<string, string[]>();
  readonly #keysOf: (word: string) => Iterable<string>;

  private constructor(keysOf: (word: string) => Iterable<string>) {
    this.#keysOf = keysOf;
  }

  static bySpelling(words: Iterable<string> = []) {
    return new CandidateIndex((word) => {
      const key = withoutDoubles(word);
      return shortened(key, mostDeletions(key.length));
    }).#addAll(words);
  }

  /** `keyOf` may merge sounds that a script does not distinguish. */
  static bySound(words: Iterable<string>, keyOf = phoneticKey) {
    return new CandidateIndex((word) => {
      const key = keyOf(word);
      return shortened(key, Math.min(mostDeletions(key.length), 1));
    }).#addAll(words);
  }

  add(word: string): boolean {
    if (this.#words.has(word)) return false;
    this.#words.add(word);
    for (const key of this.#keysOf(word)) {
      const same = this.#byKey.get(key);
      if (same) same.push(word);
      else this.#byKey.set(key, [word]);
    }
    return true;
  }

  near(word: string): Set<string> {
    const found = new Set<string>();
    for (const key of this.#keysOf(word)) for (const candidate of this.#byKey.get(key) ?? []) found.add(candidate);
    return found;
  }

  #addAll(words: Iterable<string>) {
    for (const word of words) this.add(word);
    return this;
  }
}

const withoutDoubles = (word: string) => word.replace(/(.)\1+/gu, '$1');

function shortened(key: string, deletions: number): Set<string> {
  const keys = new Set([key]);
  let last = [key];
  for (let deleted = 0; deleted < deletions; deleted++) {
    last = last.flatMap((form) => Array.from(form, (_, at) => form.slice(0, at) + form.slice(at + 1)));
    for (const form of last) keys.add(form);
  }
  return keys;
}
