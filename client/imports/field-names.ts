import { ofEachField } from '#contract/bike-fields.ts';
import { labelWithUnit } from '#contract/bike-words.ts';
import type { ImportField } from '#contract/imports.ts';

export const fieldNames: Record<ImportField, string> = {
  productName: 'Name of the bike',
  categoryName: 'Brand',
  ...ofEachField((name, { columnLabel }) => columnLabel ?? labelWithUnit(name)),
  yearsOfUse: 'Years of use',
  resalePrice: 'Price',
  orgPrice: 'Original price, when new',
  sellerLocation: 'Location',
  sellerPhone: 'Phone number',
  disc: 'Description',
  img: 'Address of a picture',
  frameNumber: 'Frame number (never shown)',
  reference: 'Your own number for it',
};
