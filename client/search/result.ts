import type { ComponentProps } from 'react';
import type { Picture } from '#client/ui/picture.tsx';
import type { Place } from '#contract/places.ts';
import type { Product } from '#contract/products.ts';
import { distanceInWords } from './distance.ts';

export interface Result {
  product: Product;
  newSince: string;
  /** Since the person last opened the saved search. */
  isNewMatch?: boolean | undefined;
  distance: string | undefined;
  fetched: NonNullable<ComponentProps<typeof Picture>['fetched']>;
}

export function resultsOf(
  products: Product[],
  newSince: string,
  place: Place | undefined,
  newMatches?: ReadonlySet<string>,
): Result[] {
  const firstPictured = products.findIndex(({ img }) => img !== '');
  return products.map((product, nth) => ({
    product,
    newSince,
    isNewMatch: newMatches?.has(product._id),
    distance: distanceInWords(place, product.place),
    fetched: nth === firstPictured ? 'first' : 'near',
  }));
}
