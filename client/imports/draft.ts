import { IMPORT_FIELDS, type Import, type ImportField, type ImportMapping, ImportSettings } from '#contract/imports.ts';
import type { DistanceUnit } from '#language/display.ts';
import { t } from '#language/t.ts';
import { fieldName } from './field-name.ts';

export interface ImportDraft {
  /** The field of each column; empty: ignored. */
  columns: (ImportField | '')[];
  categoryName: string;
  /** Empty: not given for all bikes at once. */
  condition: ImportSettings['condition'] | '';
  sellerLocation: string;
  placeId: number | undefined;
  sellerPhone: string;
  currency: string;
  perDollar: string;
  distanceUnit: DistanceUnit;
}

export interface DraftFaults {
  columns: Record<number, string>;
  settings: Partial<Record<keyof ImportSettings, string>>;
  /** Required fields that no column gives, as sentences. */
  missing: string[];
}

export function draftOf({ columns, mapping, settings }: Import): ImportDraft {
  const holds = new Map(IMPORT_FIELDS.map((field) => [mapping[field], field]));
  return {
    columns: columns.map((_, nth) => holds.get(nth) ?? ''),
    categoryName: settings.categoryName ?? '',
    condition: settings.condition ?? '',
    sellerLocation: settings.sellerLocation ?? '',
    placeId: settings.placeId,
    sellerPhone: settings.sellerPhone ?? '',
    currency: settings.currency,
    // No currency is worth exactly a dollar: 1 means that nobody gave a rate.
    perDollar: settings.perDollar === 1 ? '' : String(settings.perDollar),
    distanceUnit: settings.distanceUnit,
  };
}

export const DOLLAR = 'USD';

export function sentOf(draft: ImportDraft) {
  const { columns, categoryName, condition, sellerLocation, placeId, sellerPhone, currency, perDollar, distanceUnit } =
    draft;
  const mapping: ImportMapping = {};
  columns.forEach((field, nth) => {
    if (field) mapping[field] = nth;
  });
  const settings = {
    categoryName: categoryName || undefined,
    condition: condition || undefined,
    sellerLocation: sellerLocation.trim() || undefined,
    placeId,
    sellerPhone: sellerPhone.trim() || undefined,
    currency,
    perDollar: currency === DOLLAR ? 1 : Number(perDollar),
    distanceUnit,
  };
  return { mapping, settings };
}

export const isGiven = ({ columns }: ImportDraft, field: ImportField) => columns.includes(field);

export function faultsOf(draft: ImportDraft, names: string[]): DraftFaults {
  const settings: DraftFaults['settings'] = {};
  const { success, error } = ImportSettings.safeParse(sentOf(draft).settings);
  if (!success) for (const { path, message } of error.issues) settings[path[0] as keyof ImportSettings] ??= message;
  if (settings.perDollar)
    settings.perDollar = t('Please write how much {currency} one dollar is, like 83.5', { currency: draft.currency });
  if (!draft.sellerPhone.trim() && !isGiven(draft, 'sellerPhone'))
    settings.sellerPhone = t('Please write the number buyers call: no column holds one');
  if (!draft.sellerLocation.trim() && !isGiven(draft, 'sellerLocation'))
    settings.sellerLocation = t('Please write where the bikes are: no column says so');

  const missing: string[] = [];
  if (!isGiven(draft, 'productName') && !isGiven(draft, 'model'))
    missing.push(t('Please choose the column that holds the name of the bike, or its model.'));
  if (!isGiven(draft, 'resalePrice')) missing.push(t('Please choose the column that holds the price.'));
  return { columns: chosenTwice(draft, names), settings, missing };
}

function chosenTwice({ columns }: ImportDraft, names: string[]) {
  const faults: DraftFaults['columns'] = {};
  columns.forEach((field, nth) => {
    const first = columns.indexOf(field);
    if (field && first < nth)
      faults[nth] = t('“{column}” is chosen as {field} already: each can come from one column only', {
        column: names[first] ?? '',
        field: fieldName(field),
      });
  });
  return faults;
}
