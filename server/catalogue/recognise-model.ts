import type { Model } from '#contract/models.ts';
import { squash } from '../text/normalize.ts';
import { recogniseBrand } from './brands.ts';
import { correctedAt, type NameInTitle, namesInTitle, type TitleFacts, yearsOff } from './name-in-title.ts';
import { dictionaryOf } from './names.ts';
import { type Part, partsOf, type Run, runsOf, statedCc, statedYear } from './title.ts';

export interface RecognisedModel {
  model: Model;
  variant?: string;
  written: string;
  corrected: boolean;
}

/** Shorter names are too weak to make another one ambiguous. */
const TELLING = 5;

/** Undefined when the title is ambiguous or contradicts itself. */
export function recogniseModel(
  title: string,
  { brand, ...known }: { brand?: string | undefined } & TitleFacts = {},
): RecognisedModel | undefined {
  const brandName = brand ? (recogniseBrand(brand) ?? brand.toUpperCase()) : recogniseBrand(title);
  const parts = partsOf(withEngineSize(title, known.engineCc), dictionaryOf(brandName).spell);
  const runs = runsOf(parts);
  const facts = { engineCc: statedCc(parts), year: known.year ?? statedYear(parts) };
  const best = theBest(namesInTitle(parts, runs, brandName, facts), facts.year);
  if (!best?.entry) return undefined;
  const corrected = correctedAt(parts, best.places);
  const taken = parts.filter(({ start }, at) => best.places & (1 << at) && start < title.length);
  if (corrected && !brandName && taken.every((part) => part.corrected)) return undefined;
  const variant = variantIn(best.entry.model, best.places, runs, parts);
  return {
    model: best.entry.model,
    ...(variant && { variant }),
    written: title.slice(taken[0]?.start, taken.at(-1)?.end),
    corrected,
  };
}

/** Appends a size known from elsewhere: `Pulsar` of 150 cc is a Pulsar 150. */
const withEngineSize = (title: string, engineCc: number | undefined) => (engineCc ? `${title} ${engineCc}` : title);

/** The name that covers most of the title; a tie or a second name elsewhere is ambiguous. */
function theBest(found: NameInTitle[], year: number | undefined): NameInTitle | undefined {
  const sorted = found.sort((a, b) => b.letters - a.letters || yearsOff(a.entry, year) - yearsOff(b.entry, year));
  const [best] = sorted;
  const isDoubtful = sorted.some(
    (other) =>
      best &&
      other.entry !== best.entry &&
      (other.letters === best.letters
        ? yearsOff(other.entry, year) === yearsOff(best.entry, year)
        : other.letters >= TELLING && !(best.places & other.places)),
  );
  return isDoubtful ? undefined : best;
}

function variantIn({ variants }: Model, places: number, runs: Run[], parts: Part[]): string | undefined {
  const rest = new Set(
    runs.filter((run) => !(places & run.places) && !correctedAt(parts, run.places)).map(({ text }) => text),
  );
  const written = variants.filter((variant) => rest.has(squash(variant)));
  return written.sort((a, b) => b.length - a.length)[0];
}
