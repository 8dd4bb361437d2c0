import { ofEachField } from '#contract/bike-fields.ts';
import { type Message, message, t } from '#language/t.ts';
import type { ProductDraft } from './product-draft.ts';

const words: Record<keyof Omit<ProductDraft, 'confirmedPrice' | 'takesOffers' | 'floor'>, Message> = {
  photos: message('Photos'),
  img: message('Image URL'),
  categoryName: message('Category'),
  modelId: message('Model'),
  ...ofEachField((_, { label }) => label),
  productName: message('Product Name'),
  yearsOfUse: message('Years of Use'),
  papers: message('Papers'),
  service: message('Service history'),
  frameNumber: message('Frame number'),
  orgPrice: message('Original Price'),
  resalePrice: message('Resale Price'),
  sellerLocation: message('Location'),
  placeId: message('Town'),
  sellerPhone: message('Phone Number'),
  disc: message('Description'),
};

export function fieldWords(field: string): string {
  const label = words[field as keyof typeof words];
  return label ? t(label) : field;
}
