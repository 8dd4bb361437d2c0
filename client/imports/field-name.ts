import { type BikeField, fieldOf } from '#contract/bike-fields.ts';
import { labelWithUnit } from '#contract/bike-words.ts';
import type { ImportField } from '#contract/imports.ts';
import { type Message, message, t } from '#language/t.ts';

const names: Record<Exclude<ImportField, BikeField>, Message> = {
  productName: message('Name of the bike'),
  categoryName: message('Brand'),
  yearsOfUse: message('Years of use'),
  resalePrice: message('Price'),
  orgPrice: message('Original price, when new'),
  sellerLocation: message('Location'),
  sellerPhone: message('Phone number'),
  disc: message('Description'),
  img: message('Address of a picture'),
  frameNumber: message('Frame number (never shown)'),
  reference: message('Your own number for it'),
};

const isNamedHere = (field: ImportField): field is keyof typeof names => field in names;

export const fieldName = (field: ImportField) =>
  t(isNamedHere(field) ? names[field] : (fieldOf(field).columnLabel ?? labelWithUnit(field)));
