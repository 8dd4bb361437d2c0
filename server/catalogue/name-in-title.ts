import type { Entry } from './model-list.ts';
import { dictionaryOf, type Name } from './names.ts';
import { isSize, type Part, type Run } from './title.ts';

/** What a title tells beside the name. */
export interface TitleFacts {
  engineCc?: number | undefined;
  year?: number | undefined;
}

/** A name that stands in a title, and which parts it takes, as in a run. */
export interface NameInTitle {
  /** None: it could mean several, or none of that year. */
  entry: Entry | undefined;
  letters: number;
  places: number;
}

/** Misspelled words of a name stand close together, or they are other words. */
const FEW = 1;
/** How far a stated engine size may be from the model's: people round. */
const ROUNDING = 0.05;
/** Bikes are sold and registered some years after their last model year, and our years are not exact. */
const YEARS_APART = 3;

/** Every name of a brand's models that stands in a title and agrees with the rest of it. */
export function namesInTitle(
  parts: Part[],
  runs: Run[],
  brandName: string | undefined,
  told: TitleFacts,
): NameInTitle[] {
  const { byKey, byWord } = dictionaryOf(brandName);
  const placesOf = new Map<string, number>();
  for (const { text, places } of runs) if (!placesOf.has(text)) placesOf.set(text, places);
  const found: NameInTitle[] = [];
  const add = (name: Name, places: number) => {
    const { engineCc, year } = toldBeside(parts, places, name, told);
    const fitting = [name.entry, ...name.family].filter((entry) => !engineCc || isOfSize(engineCc, entry));
    if (!fitting.length) return;
    const entry = meantBy(name, fitting, year);
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

/** Where all the words of a name stand, in any order; single letters and small numbers mean nothing by themselves. */
function scattered({ words }: Name, placesOf: Map<string, number>): number {
  let all = 0;
  for (const word of words) {
    const places = placesOf.get(word);
    if (!places || (/^\d+$/.test(word) ? !isSize(word) : word.length < 2)) return 0;
    all |= places;
  }
  return all;
}

/** A number right behind a name without one is the engine's size. */
function toldBeside(parts: Part[], places: number, { key }: Name, told: TitleFacts): TitleFacts {
  const behind = parts[32 - Math.clz32(places)]?.text;
  const size = !/\d{2}/.test(key) && isSize(behind) ? Number(behind) : undefined;
  return { ...told, engineCc: told.engineCc ?? size };
}

/** The only one of those that fit that was made in that year; a name with a number is meant whatever the year. */
function meantBy({ key }: Name, fitting: Entry[], year: number | undefined): Entry | undefined {
  const [first, second] = fitting;
  if (!second) return /\d/.test(key) || yearsOff(first, year) <= YEARS_APART ? first : undefined;
  const [only, ...others] = fitting.filter((entry) => year && yearsOff(entry, year) === 0);
  return others.length ? undefined : only;
}

/** How many years before its first or after its last one a model was made, if it is that one. */
export function yearsOff(entry: Entry | undefined, year: number | undefined): number {
  const { from = 0, to = Number.POSITIVE_INFINITY } = entry?.model ?? {};
  return year ? Math.max(from - year, year - to, 0) : 0;
}

export function isOfSize(size: number, { model }: Entry): boolean {
  return Math.abs(size - model.engineCc) <= ROUNDING * model.engineCc || model.name.includes(String(size));
}

/** How many parts stand between the first and the last one and are not taken. */
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
