import { bikeFactsOf } from '#contract/bike-fields.ts';
import { dollars } from '#contract/money.ts';
import { shownPicture } from '#contract/own-picture.ts';
import type { Product } from '#contract/products.ts';
import { meanOf } from '#contract/rating-figures.ts';
import { placeById } from '../geography/geography.ts';
import type { Viewer } from '../http/viewer.ts';
import { may, state } from './may.ts';
import { loweredPrice } from './price-history.ts';
import type { ProductRow, WholeRow } from './queries.ts';

export const shown = (viewer: Viewer | undefined, rows: ProductRow[]) => rows.map((row) => show(viewer, row));

export function show(viewer: Viewer | undefined, row: ProductRow): Product {
  return {
    _id: row.id,
    productName: row.name,
    img: viewer?.id === row.sellerId ? row.imageUrl : shownPicture(row.imageUrl),
    orgPrice: row.originalPriceCents === null ? null : dollars(row.originalPriceCents),
    resalePrice: dollars(row.resalePriceCents),
    ...given({ priceLabel: row.priceLabel, lowered: loweredPrice(row) }),
    yearsOfUse: row.yearsOfUse,
    postDate: row.listedAt.toISOString(),
    categoryName: row.brandName,
    ...given({
      cover: row.cover,
      modelId: row.modelId,
      ...bikeFactsOf(row),
      place: row.placeId === null ? null : placeById(row.placeId),
    }),
    sellerId: row.sellerId,
    sellerName: row.sellerName,
    ...given({ sellerRating: meanOf({ ratings: row.sellerRatings ?? 0, stars: row.sellerStars ?? 0 }) }),
    ...(seesContact(viewer, row) && { sellerEmail: row.sellerEmail, sellerPhone: row.phone }),
    sellerLocation: row.location,
    disc: row.description,
    isVarified: row.sellerVerified,
    ...state(row),
    ...(row.status === 'withheld' && { isWithheld: true }),
    isAdvertized: row.advertised,
    isReported: row.reported,
    ...given({ ownBooking: row.ownBooking && heldBy(row.ownBooking) }),
    may: may(viewer, row),
  };
}

const heldBy = ({ id, status, dueAt, priceCents }: NonNullable<ProductRow['ownBooking']>) => ({
  _id: id,
  status,
  price: dollars(priceCents),
  ...(status === 'booked' && { heldUntil: new Date(dueAt).toISOString() }),
});

const seesContact = (viewer: Viewer | undefined, { sellerId }: ProductRow) =>
  viewer?.id === sellerId || viewer?.role === 'admin';

export function showOwn(viewer: Viewer, row: WholeRow) {
  const { photos, papers, service, frame } = row;
  return { ...show(viewer, row), photos, papers, service, ...given({ frameEnding: frame?.ending }) };
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], null | undefined> };

export function given<T extends object>(facts: T) {
  return Object.fromEntries(
    Object.entries(facts).filter(([, fact]) => fact !== null && fact !== undefined),
  ) as Given<T>;
}
