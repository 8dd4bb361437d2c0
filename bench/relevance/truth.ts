import { atomsOf } from '#server/text/normalize.ts';
import type { Listing } from './listings.ts';

/**
 * Relevance by the original rows alone, independent of the marketplace's recognition. A name matches as a whole or word
 * by word, without separators. `FZ-S` matches `Yamaha FZs 150cc`, `Apache RTR 4V` matches `TVS Apache RTR 160 4V`.
 */
export class Truth {
  readonly #byKey = new Map<string, number[]>();
  readonly listings: Listing[];

  constructor(listings: Listing[]) {
    this.listings = listings;
    for (const [index, { said }] of listings.entries())
      for (const key of new Set(said.split('|').flatMap(runsIn))) {
        const same = this.#byKey.get(key);
        if (same) same.push(index);
        else this.#byKey.set(key, [index]);
      }
  }

  called(name: string): number[] {
    const [first = [], ...others] = name.split(/\s+/).map((word) => this.#holding(word));
    const sets = others.map((other) => new Set(other));
    const eachWord = first.filter((index) => sets.every((other) => other.has(index)));
    return [...new Set([...this.#holding(name), ...eachWord])];
  }

  #holding(name: string): number[] {
    return this.#byKey.get(keyOf(name)) ?? [];
  }
}

const LONGEST = 6;

function runsIn(text: string): string[] {
  const atoms = atomsOf(text).map((atom) => atom.text);
  return atoms.flatMap((_, first) =>
    Array.from({ length: Math.min(LONGEST, atoms.length - first) }, (_, more) =>
      atoms.slice(first, first + more + 1).join(''),
    ),
  );
}

const keyOf = (name: string) =>
  atomsOf(name)
    .map(({ text }) => text)
    .join('');
