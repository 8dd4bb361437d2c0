import { atomsOf } from '#server/text/normalize.ts';
import type { Listing } from './listings.ts';

/**
 * Which listings are relevant, told from their rows alone and not by what the marketplace recognises: those whose
 * title, brand or model, as they stand in the file, hold the name (its letters and digits in that order, with nothing
 * between them but spaces and signs) or each of its words so. `FZ-S` stands in `Yamaha FZs 150cc`, `Apache RTR 4V` in
 * `TVS Apache RTR 160 4V`, `Pulsar 150` not in `Pulsar 180`.
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

  /** Numbers of the listings that are called so. */
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
