import type { ImportField } from '#contract/imports.ts';

/** What a column can hold, in plain words. */
export const fieldNames: Record<ImportField, string> = {
  productName: 'Name of the bike',
  categoryName: 'Brand',
  model: 'Model',
  variant: 'Variant',
  modelYear: 'Model year',
  yearsOfUse: 'Years of use',
  kilometres: 'Kilometres or miles',
  engineCc: 'Engine size (cc)',
  bodyType: 'Body type',
  condition: 'Condition',
  owners: 'Number of owners',
  colour: 'Colour',
  resalePrice: 'Price',
  orgPrice: 'Original price, when new',
  sellerLocation: 'Location',
  sellerPhone: 'Phone number',
  disc: 'Description',
  img: 'Address of a picture',
  frameNumber: 'Frame number (never shown)',
  reference: 'Your own number for it',
};
