import type { Model } from '#contract/models.ts';
import { squash } from '../folding.ts';
import * as models from '../models/models.ts';
import type { Findings } from './findings.ts';
import { remembering } from './remembering.ts';
import type { Cells, Sheet } from './sheet.ts';

/** Which bike it is. */
export interface Make {
  brand: string | undefined;
  /** Of the catalogue. */
  known?: Model;
  model: string | undefined;
  variant: string | undefined;
  /** How the title spells the model, when that is wrong. */
  misspelled?: string;
}

type Known = NonNullable<ReturnType<typeof models.recogniseModel>>;

const recogniseBrand = remembering(models.recogniseBrand);
const modelsIn = remembering((brand: string) =>
  remembering((title: string) => models.recogniseModel(title, { brand: brand || undefined })),
);

/** Brand, model and variant from their columns, else from the title. */
export function readMake(cells: Cells, sheet: Sheet, title: string, findings: Findings): Make {
  const [written, model, trim] = [cells('categoryName'), cells('model'), cells('variant')];
  const said = brandOnSale(written, sheet.brands) ?? recogniseBrand(written);
  const inTitle = modelsIn(said ?? '')(title);
  const found = bestOf(inTitle, modelsIn(said ?? '')(`${model} ${trim}`), model);
  const brand =
    said ??
    sheet.settings.categoryName?.toUpperCase() ??
    recogniseBrand(title) ??
    found?.model.brandName ??
    (written.toUpperCase() || undefined);
  const known = found?.model.brandName === brand ? found : undefined;
  refuseStrangers(brand, sheet.brands, findings);
  if (known?.corrected) findings.correct('model', known.written, known.model.name);
  return {
    brand,
    ...(known && { known: known.model }),
    ...(known?.corrected && known === inTitle && { misspelled: known.written }),
    model: known?.model.name ?? (title === model ? undefined : model || undefined),
    variant: known?.variant ?? (squash(trim) && trim.length <= 60 ? trim : undefined),
  };
}

/** Brands are known by their name as it stands, also those that the catalogue does not have. */
const brandOnSale = (written: string, brands: string[]) =>
  written ? brands.find((brand) => squash(brand) === squash(written)) : undefined;

/** A model that somebody wrote without an error goes before one that was misspelled. */
function bestOf(inTitle: Known | undefined, inColumn: Known | undefined, model: string): Known | undefined {
  if (inTitle?.corrected && inColumn && !inColumn.corrected && model) return inColumn;
  return inTitle ?? inColumn;
}

function refuseStrangers(brand: string | undefined, brands: string[], findings: Findings) {
  if (!brand) findings.refuse('categoryName', `The brand is missing: it can be ${either(brands)}`);
  else if (!brands.includes(brand))
    findings.refuse('categoryName', `${brand} is not sold here, only ${either(brands)}`);
}

function either(brands: string[]): string {
  const [last = 'none', ...others] = brands.slice(0, 12).toReversed();
  return others.length ? `${others.toReversed().join(', ')} or ${last}` : last;
}
