import { brandText } from '#contract/brand-text.ts';
import type { Model } from '#contract/models.ts';
import { t } from '#language/t.ts';
import * as models from '../catalogue/catalogue.ts';
import { atomsOf, squash } from '../text/normalize.ts';
import { isAlike, isFarOff } from './engine-of-model.ts';
import type { Findings } from './findings.ts';
import { isColour } from './readers/colour.ts';
import { readEngine } from './readers/engine.ts';
import { saying } from './readers/reading.ts';
import { remembering } from './remembering.ts';
import type { Cells, Sheet } from './sheet.ts';

export interface Make {
  brand: string | undefined;
  known?: Model;
  model: string | undefined;
  variant: string | undefined;
  misspelled?: string;
}

/** Bikes are sold and registered for years after their production ended. */
const YEARS_OFF = 3;

/** One maker, two brands: the model decides. */
const SISTERS: Record<string, string> = { PIAGGIO: 'VESPA', VESPA: 'PIAGGIO' };

type Known = NonNullable<ReturnType<typeof models.recogniseModel>>;

const recogniseBrand = remembering(models.recogniseBrand);
const modelsOf = remembering((brand: string) =>
  remembering((title: string) => models.recogniseModel(title, { brand: brand || undefined })),
);

export function readMake(
  cells: Cells,
  sheet: Sheet,
  title: string,
  year: number | undefined,
  findings: Findings,
): Make {
  const [written, model, trim] = [
    cellText(cells('categoryName')),
    cellText(cells('model')),
    cellText(cells('variant')),
  ];
  const hints = { engineCc: statedEngine(cells), year };
  const named = makerOf(brandOnSale(written, sheet.brands) ?? recogniseBrand(written), sheet.brands, (brand) =>
    [title, `${model} ${trim}`].some((text) => modelIn(text, brand, hints)?.corrected === false),
  );
  const inTitle = modelIn(title, named, hints);
  const found = bestOf(inTitle, modelIn(`${model} ${trim}`, named, hints), model);
  const brand =
    named ??
    (written.toUpperCase() || undefined) ??
    sheet.settings.categoryName?.toUpperCase() ??
    recogniseBrand(title) ??
    (found?.corrected ? undefined : found?.model.brandName);
  refuseStrangers(brand, sheet.brands, findings);
  const known = found && found.model.brandName === brand && canBe(found, year, cells) ? found : undefined;
  if (known?.corrected) findings.correct('model', known.written, known.model.name);
  const make = { brand, model: known?.model.name ?? (cells('productName') === model ? undefined : model || undefined) };
  return {
    ...make,
    ...(known && { known: known.model }),
    ...(known?.corrected && known === inTitle && { misspelled: known.written }),
    variant: known?.variant ?? variantIn(trim, make, cells),
  };
}

function makerOf(named: string | undefined, brands: string[], makes: (brand: string) => boolean) {
  const sister = SISTERS[named ?? ''];
  return named && sister && brands.includes(sister) && !makes(named) && makes(sister) ? sister : named;
}

/** `Pulsar` is ambiguous until an engine of 150 cc or a year narrows it down. */
function modelIn(title: string, brand: string | undefined, hints: { engineCc?: number; year?: number }) {
  const plain = modelsOf(brand ?? '')(title);
  if (plain || !title.trim() || !(hints.engineCc || hints.year)) return plain;
  return models.recogniseModel(title, { brand, ...hints });
}

function statedEngine(cells: Cells): number | undefined {
  const engine = readEngine(cells('engineCc'));
  return engine && !('fault' in engine) ? engine.value : undefined;
}

const cellText = (cell: string) => (saying(cell) ? cell : '');

const brandOnSale = (written: string, brands: string[]) =>
  written ? brands.find((brand) => squash(brand) === squash(written)) : undefined;

/** A Platina of 125 cc is no Platina 100. */
function canBe({ model, written }: Known, year: number | undefined, cells: Cells): boolean {
  if (year && (year < model.from - YEARS_OFF || year > (model.to ?? year) + YEARS_OFF)) return false;
  const engine = statedEngine(cells);
  if (!engine || isAlike(engine, model) || isFarOff(engine, model)) return true;
  return /\d{2}/.test(written) || !/\d{2}/.test(model.name);
}

function bestOf(inTitle: Known | undefined, inColumn: Known | undefined, model: string): Known | undefined {
  if (inTitle?.corrected && inColumn && !inColumn.corrected && model) return inColumn;
  return inTitle ?? inColumn;
}

function variantIn(trim: string, { brand = '', model = '' }: Pick<Make, 'brand' | 'model'>, cells: Cells) {
  const repeated = new Set(
    atomsOf([brand, model, cells('modelYear'), cells('engineCc'), 'cc'].join(' ')).map(({ text }) => text),
  );
  const repeats = atomsOf(trim).every(({ text }) => repeated.has(text)) || modelsOf(brand)(trim)?.model.name === model;
  return repeats || isColour(trim) || trim.length > 60 ? undefined : trim;
}

function refuseStrangers(brand: string | undefined, brands: string[], findings: Findings) {
  if (!brand)
    findings.refuse(
      'categoryName',
      t('The brand is missing: it can be {brands}', { brands: either(brands.map(brandText)) }),
    );
  else if (!brands.includes(brand))
    findings.refuse(
      'categoryName',
      t('{brand} is not sold here, only {brands}', {
        brand: brandText(brand),
        brands: either(brands.map(brandText)),
      }),
    );
}

function either(brands: string[]): string {
  const [last = t('none||brands'), ...others] = brands.slice(0, 12).toReversed();
  return others.length ? t('{others} and {last}', { others: others.toReversed().join(', '), last }) : last;
}
