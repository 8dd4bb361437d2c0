import type { Model } from '#contract/models.ts';
import { squash } from '../folding.ts';
import { recogniseBrand } from './brands.ts';
import { type Name, namesByKey, namesByWord, spellerOf } from './names.ts';
import type { Entry } from './table.ts';
import { isSize, type Part, partsOf, type Run, runsOf, statedCc, statedYear } from './title.ts';

export interface Recognised {
  model: Model;
  variant?: string;
  /** The part of the title that names it. */
  written: string;
  /** A word was misspelled. */
  corrected: boolean;
}

/** A name that stands in a title, and which of its parts it takes. */
interface Match {
  entry: Entry;
  letters: number;
  taken: Set<number>;
}

/** How far a stated engine size may be from the model's: people round. */
const ROUNDING = 0.05;
/** Names that are shorter say too little to doubt another one. */
const TELLING = 5;

/** The model that a title means; none when the title could mean several, or contradicts itself. */
export function recogniseModel(title: string, { brand }: { brand?: string | undefined } = {}): Recognised | undefined {
  const brandName = brand ? (recogniseBrand(brand) ?? brand.toUpperCase()) : recogniseBrand(title);
  const parts = partsOf(title, spellerOf(brandName));
  const runs = runsOf(parts);
  const matches = matchesIn(parts, runs, brandName);
  const best = theBest(matches, statedYear(parts));
  if (!best) return undefined;
  const taken = [...best.taken].sort((a, b) => a - b);
  const [first, last] = [parts[taken[0] ?? 0], parts[taken.at(-1) ?? 0]];
  const variant = variantIn(best, runs);
  return {
    model: best.entry.model,
    ...(variant && { variant }),
    written: title.slice(first?.start, last?.end),
    corrected: taken.some((index) => parts[index]?.corrected),
  };
}

function matchesIn(parts: Part[], runs: Run[], brandName: string | undefined): Match[] {
  const cc = statedCc(parts);
  const runByText = new Map(runs.toReversed().map((run) => [run.text, run]));
  const matches: Match[] = [];
  const add = ({ entry, key }: Name, taken: Set<number>) => {
    if (brandName && entry.model.brandName !== brandName) return;
    const after = parts[Math.max(...taken) + 1]?.text;
    const size = cc ?? (!/\d{2}/.test(key) && isSize(after) ? Number(after) : undefined);
    if (size && !fits(size, entry)) return;
    matches.push({ entry, letters: lettersOf(parts, taken), taken });
  };
  for (const run of runs) {
    for (const name of namesByKey.get(run.text) ?? []) add(name, indexes(run));
    for (const name of namesByWord.get(run.text) ?? []) {
      const taken = scattered(name, runByText);
      if (taken) add(name, taken);
    }
  }
  return matches;
}

/** Where all the words of a name stand, in any order; short words and numbers mean nothing by themselves. */
function scattered({ words }: Name, runByText: Map<string, Run>): Set<number> | undefined {
  const taken = new Set<number>();
  for (const word of words) {
    const run = runByText.get(word);
    if (!run || (/^\d+$/.test(word) ? !isSize(word) : word.length < 2)) return undefined;
    for (const index of indexes(run)) taken.add(index);
  }
  return taken;
}

/** The one that takes most of the title; a second of equal length, or far from it, makes it doubtful. */
function theBest(matches: Match[], year: number | undefined): Match | undefined {
  const sorted = matches.toSorted((a, b) => b.letters - a.letters || yearsOff(a.entry, year) - yearsOff(b.entry, year));
  const [best] = sorted;
  const doubtful = sorted.some(
    (other) =>
      best &&
      other.entry !== best.entry &&
      (other.letters === best.letters
        ? yearsOff(other.entry, year) === yearsOff(best.entry, year)
        : other.letters >= TELLING && areApart(best.taken, other.taken)),
  );
  return doubtful ? undefined : best;
}

function yearsOff({ model: { from, to = Number.POSITIVE_INFINITY } }: Entry, year: number | undefined): number {
  return year ? Math.max(from - year, year - to, 0) : 0;
}

function fits(size: number, { model }: Entry): boolean {
  return Math.abs(size - model.engineCc) <= ROUNDING * model.engineCc || model.name.includes(String(size));
}

/** The longest name of a variant in the rest of the title. */
function variantIn({ entry, taken }: Match, runs: Run[]): string | undefined {
  const rest = new Set(runs.filter((run) => areApart(taken, indexes(run))).map(({ text }) => text));
  const written = entry.model.variants.filter((variant) => rest.has(squash(variant)));
  return written.sort((a, b) => b.length - a.length)[0];
}

const lettersOf = (parts: Part[], taken: Set<number>) =>
  [...taken].reduce((letters, index) => letters + (parts[index]?.text.length ?? 0), 0);

const areApart = (one: Set<number>, other: Set<number>) => ![...one].some((index) => other.has(index));

function indexes({ first, last }: Run): Set<number> {
  return new Set(Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
