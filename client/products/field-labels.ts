import { ofEachField } from '#contract/bike-fields.ts';
import type { ProductDraft } from './product-draft.ts';

const words: Record<keyof Omit<ProductDraft, 'confirmedPrice' | 'takesOffers' | 'floor'>, string> = {
  photos: 'Photos',
  img: 'Image URL',
  categoryName: 'Category',
  modelId: 'Model',
  ...ofEachField((_, { label }) => label),
  productName: 'Product Name',
  yearsOfUse: 'Years of Use',
  papers: 'Papers',
  service: 'Service history',
  frameNumber: 'Frame number',
  orgPrice: 'Original Price',
  resalePrice: 'Resale Price',
  sellerLocation: 'Location',
  placeId: 'Town',
  sellerPhone: 'Phone Number',
  disc: 'Description',
};

export const fieldWords = (field: string) => words[field as keyof typeof words] ?? field;
