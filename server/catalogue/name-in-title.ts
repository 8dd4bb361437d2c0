import type { Entry } from './model-list.ts';
import { dictionaryOf, type Name } from './names.ts';
import { isSize, type Part, type Run } from './title.ts';

export interface TitleFacts {
  engineCc?: number | undefined;
  year?: number | undefined;
}

/** A name in a title; `places` as in a run. */
export interface NameInTitle {
  /** Undefined when ambiguous or of another year. */
  entry: Entry | undefined;
  letters: number;
  places: number;
}

/** Most unused parts between words of a name when one of them was corrected. */
const FEW = 1;
/** Sellers round engine sizes. */
const ROUNDING = 0.05;
/** Bikes are registered after their last model year, and the catalogue's years are approximate. */
const YEARS_APART = 3;

export function namesInTitle(
  parts: Part[],
  runs: Run[],
  brandName: string | undefined,
  facts: TitleFacts,
): NameInTitle[] {
  const { byKey, byWord } = dictionaryOf(brandName);
  const placesOf = new Map<string, number>();
  for (const { text, places } of runs) if (!placesOf.has(text)) placesOf.set(text, places);
  const found: NameInTitle[] = [];
  const add = (name: Name, places: number) => {
    const { engineCc, year } = factsBeside(parts, places, name, facts);
    const fitting = [name.entry, ...name.family].filter((entry) => !engineCc || isOfSize(engineCc, entry));
    if (!fitting.length) return;
    const entry = uniqueEntry(name, fitting, year);
    found.push({ entry, places, letters: lettersAt(parts, places) });
  };
  for (const run of runs) {
    for (const name of byKey.get(run.text) ?? []) if (brandName || /\D/.test(name.key)) add(name, run.places);
    for (const name of byWord.get(run.text) ?? []) {
      const places = scattered(name, placesOf);
      if (places && (gapsIn(places) <= FEW || !correctedAt(parts, places))) add(name, places);
    }
  }
  return found;
}

/** Mask of a name's words in any order; 0 if one is missing, a single letter or a small number. */
function scattered({ words }: Name, placesOf: Map<string, number>): number {
  let all = 0;
  for (const word of words) {
    const places = placesOf.get(word);
    if (!places || (/^\d+$/.test(word) ? !isSize(word) : word.length < 2)) return 0;
    all |= places;
  }
  return all;
}

/** A number after a name without one is the engine size. */
function factsBeside(parts: Part[], places: number, { key }: Name, facts: TitleFacts): TitleFacts {
  const behind = parts[32 - Math.clz32(places)]?.text;
  const size = !/\d{2}/.test(key) && isSize(behind) ? Number(behind) : undefined;
  return { ...facts, engineCc: facts.engineCc ?? size };
}

function uniqueEntry({ key }: Name, fitting: Entry[], year: number | undefined): Entry | undefined {
  const [first, second] = fitting;
  if (!second) return /\d/.test(key) || yearsOff(first, year) <= YEARS_APART ? first : undefined;
  const [only, ...others] = fitting.filter((entry) => year && yearsOff(entry, year) === 0);
  return others.length ? undefined : only;
}

export function yearsOff(entry: Entry | undefined, year: number | undefined): number {
  const { from = 0, to = Number.POSITIVE_INFINITY } = entry?.model ?? {};
  return year ? Math.max(from - year, year - to, 0) : 0;
}

export function isOfSize(size: number, { model }: Entry): boolean {
  return Math.abs(size - model.engineCc) <= ROUNDING * model.engineCc || model.name.includes(String(size));
}

function gapsIn(places: number): number {
  const bits = places.toString(2);
  return bits.slice(0, bits.lastIndexOf('1')).replaceAll('1', '').length;
}

export function correctedAt(parts: Part[], places: number): boolean {
  return parts.some(({ corrected }, at) => corrected && places & (1 << at));
}

function lettersAt(parts: Part[], places: number): number {
  return parts.reduce((letters, { text }, at) => (places & (1 << at) ? letters + text.length : letters), 0);
}
