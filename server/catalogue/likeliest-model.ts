import type { Model } from '#contract/models.ts';
import { brandWords, recogniseBrand } from './brands.ts';
import { isOfSize, type TitleFacts, yearsOff } from './name-in-title.ts';
import { dictionaryOf, type Name, names } from './names.ts';
import { plainWords } from './plain-words.ts';
import { recogniseModel } from './recognise-model.ts';
import { type Part, partsOf, runsOf } from './title.ts';

const LONG_ENOUGH = 6;

/** For search only: an ambiguous title gives the most popular candidate. */
export function likeliestModel(title: string, { brand, ...facts }: { brand: string } & TitleFacts): Model | undefined {
  const sure = recogniseModel(title, { brand, ...facts }) ?? recogniseModel(title, { brand });
  return sure?.model ?? mostAlike(title, recogniseBrand(brand) ?? brand.toUpperCase(), facts);
}

const namesOf = Map.groupBy(names, ({ entry }) => entry.model.brandName);

function mostAlike(title: string, brandName: string, { engineCc, year }: TitleFacts): Model | undefined {
  const parts = partsOf(title, dictionaryOf(brandName).spell);
  const titleWords = new Set(runsOf(parts.map(unlessDoubtful)).map(({ text }) => text));
  const off = ({ entry }: Name) => Number(engineCc && !isOfSize(engineCc, entry));
  const [best] = (namesOf.get(brandName) ?? [])
    .map((name) => ({ name, letters: matchedLetters(name, titleWords) }))
    .filter(({ letters }) => letters > 0)
    .sort(
      (a, b) =>
        b.letters - a.letters ||
        off(a.name) - off(b.name) ||
        yearsOff(a.name.entry, year) - yearsOff(b.name.entry, year) ||
        b.name.entry.fame - a.name.entry.fame,
    );
  return best?.name.entry.model;
}

/** A corrected short word may be a word of another language. */
const unlessDoubtful = (part: Part): Part =>
  part.corrected && part.text.length < LONG_ENOUGH ? { ...part, text: ' ' } : part;

/** Numbers and everyday words are no evidence. */
function matchedLetters({ words }: Name, titleWords: Set<string>): number {
  const found = words.filter((word) => word.length > 1 && titleWords.has(word) && !plainWords.has(word));
  const isTelling = found.some((word) => /\D/.test(word) && !brandWords.has(word));
  return isTelling ? found.join('').length : 0;
}
