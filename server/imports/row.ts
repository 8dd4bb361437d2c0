import { BIKE_FIELD_NAMES } from '#contract/bike-fields.ts';
import { IMPORT_FIELDS, type ImportField, type ImportRow } from '#contract/imports.ts';
import { dollars } from '#contract/money.ts';
import { pictureAddressFault } from '#contract/picture-address.ts';
import { ImportedProduct } from '#contract/products.ts';
import { type Message, message, t } from '#language/t.ts';
import { type Framed, framed, frameIdentity } from '../frames/frames.ts';
import { readAgeOfBike } from './age-of-bike.ts';
import { readAsking } from './asking-price.ts';
import { readMake } from './brand-and-model.ts';
import { describe } from './description.ts';
import { readDetails } from './details.ts';
import { Findings } from './findings.ts';
import { identityOf } from './identity.ts';
import { doubtKilometres } from './kilometres.ts';
import { readWhereabouts } from './location.ts';
import { nameOf, readTitle } from './name.ts';
import { type Cells, cellsOf, type Sheet } from './sheet.ts';

export interface RowReading extends Pick<ImportRow, 'reads' | 'corrections' | 'faults' | 'questions'> {
  outcome: 'ready' | 'corrected' | 'refused';
  product?: Framed<ImportedProduct>;
  identity?: string;
  frameKey?: string;
}

type Draft = Record<string, unknown>;

/** An invalid value is left out; the row stays. */
const OPTIONAL = new Set<PropertyKey>([...BIKE_FIELD_NAMES, 'frameNumber', 'img']);

export function readRow(row: string[], sheet: Sheet): RowReading {
  const findings = new Findings();
  if (row.slice(sheet.columns).some((cell) => cell.trim())) {
    const message = t(
      'This row has {cells} cells and the heading {columns}: a text with a comma needs quotation marks',
      { cells: row.length, columns: sheet.columns },
    );
    findings.refuse('productName', message);
    return { outcome: 'refused', reads: {}, corrections: [], faults: findings.faults, questions: [] };
  }
  const cells = cellsOf(row, sheet);
  const { draft, ...known } = draftOf(cells, sheet, findings);
  const product = checked(draft, findings);
  return {
    outcome: findings.outcome,
    reads: readsOf(product && !findings.refused ? shown(product) : draft),
    corrections: findings.corrections,
    faults: findings.faults,
    questions: findings.questions,
    ...(product && !findings.refused && identified(product, cells, sheet, known)),
  };
}

function draftOf(cells: Cells, sheet: Sheet, findings: Findings) {
  const title = readTitle(cells);
  const age = readAgeOfBike(cells, title, findings);
  const make = readMake(cells, sheet, title, age?.modelYear, findings);
  const asking = readAsking(cells, sheet.settings, findings);
  const whereabouts = readWhereabouts(cells, sheet.settings, findings);
  const details = readDetails(cells, sheet, make.known, findings);
  doubtKilometres(details.kilometres, age, findings);
  const productName = nameOf(title, make, age?.modelYear, cells);
  const facts = { ...details, ...age, ...whereabouts, productName };
  const draft: Draft = {
    ...facts,
    categoryName: make.brand,
    modelId: make.known?._id,
    model: make.model,
    variant: make.variant,
    resalePrice: asking?.resalePrice,
    orgPrice: asking?.orgPrice,
    disc: describe(cells, { ...facts, sellerLocation: whereabouts?.sellerLocation ?? '' }),
  };
  return { draft, amount: asking?.amount };
}

function checked(draft: Draft, findings: Findings): ImportedProduct | undefined {
  const tried = ImportedProduct.safeParse(draft);
  if (tried.success) {
    const { img, ...product } = tried.data;
    const fault = img && pictureAddressFault(img);
    if (!fault) return tried.data;
    findings.leaveOut('img', t('{fault}; it is left out', { fault }));
    return product;
  }
  const names = [...new Set(tried.error.issues.map(({ path }) => path[0] as ImportField))];
  const messageOf = (name: ImportField) => tried.error.issues.find(({ path }) => path[0] === name)?.message ?? '';
  const optional = names.filter((name) => OPTIONAL.has(name));
  for (const name of optional) findings.leaveOut(name, t('{fault}; it is left out', { fault: messageOf(name) }));
  if (optional.length)
    return checked({ ...draft, ...Object.fromEntries(optional.map((name) => [name, undefined])) }, findings);
  const reported = new Set(findings.faults.map(({ field }) => field));
  for (const name of names) {
    const missing = MISSING[name];
    if (!reported.has(name) && !reported.has(INSTEAD[name] ?? name))
      findings.refuse(name, missing ? t(missing) : messageOf(name));
  }
  findings.refused = true;
  return undefined;
}

const MISSING: Partial<Record<ImportField, Message>> = {
  productName: message('The name of the bike is missing, and so is its model'),
  sellerPhone: message('The phone number is missing'),
};
/** `modelYear`'s fault covers this one. */
const INSTEAD: Partial<Record<ImportField, ImportField>> = { yearsOfUse: 'modelYear' };

type Known = Pick<ReturnType<typeof draftOf>, 'amount'>;

function identified(read: ImportedProduct, cells: Cells, { frameSecret }: Sheet, { amount }: Known) {
  const product = framed(frameSecret, read);
  const { categoryName, modelYear, yearsOfUse, kilometres, owners, frame } = product;
  const facts = [categoryName, modelYear, yearsOfUse, kilometres, owners];
  return {
    product,
    identity: frame ? frameIdentity(frame) : identityOf(cells, amount, facts),
    ...(frame && { frameKey: frame.key }),
  };
}

/** In dollars. */
function shown(product: ImportedProduct): Draft {
  return {
    ...product,
    resalePrice: dollars(product.resalePrice).toFixed(2),
    orgPrice: product.orgPrice ? dollars(product.orgPrice).toFixed(2) : undefined,
  };
}

function readsOf(draft: Draft): ImportRow['reads'] {
  const present = IMPORT_FIELDS.filter((field) => draft[field] !== undefined && draft[field] !== null);
  return Object.fromEntries(present.map((field) => [field, String(draft[field])]));
}
