import { v7 as newId } from 'uuid';
import { BODY_TYPES } from '#contract/models.ts';
import { CONDITIONS, NewProduct } from '#contract/products.ts';
import type { Sql } from '#server/database/connect.ts';
import { listProducts } from '#server/products/products.ts';
import { goodBike } from './products.ts';

const MODELS = {
  YAMAHA: ['yamaha-fz', 'yamaha-fz-s', 'yamaha-r15'],
  HERO: ['hero-splendor-plus', 'hero-passion-pro'],
  BAJAJ: ['bajaj-pulsar-150', 'bajaj-pulsar-180', 'bajaj-discover-125'],
};
export const BULK_MODELS = Object.values(MODELS).flat();
/** Dhaka, towns around it, and Mumbai. */
export const BULK_PLACES = [1185241, 1185188, 1209562, 1275339];
/** Words that no parser recognises. */
export const BULK_WORDS = ['garaged', 'velvet', 'lantern', 'ribbon'];

/** Products with many equal and some missing values. */
export async function listBulk(sql: Sql, sellers: { id: string }[], bikes: number) {
  const at = (nth: number, step: number) => Math.floor(nth / step);
  for (const [which, seller] of sellers.entries()) {
    const mine = Array.from({ length: bikes }, (_, nth) => nth).filter((nth) => nth % sellers.length === which);
    const products = mine.map((nth) => ({ id: newId(), ...NewProduct.parse(bikeOf(nth, at)) }));
    await sql.begin((db) => listProducts(db, seller.id, products));
  }
}

function bikeOf(nth: number, at: (nth: number, step: number) => number) {
  const brands = Object.keys(MODELS) as (keyof typeof MODELS)[];
  const pick = <Value>(values: readonly Value[], by: number) => values[by % values.length] as Value;
  const brand = pick(brands, nth * 7 + at(nth, 5));
  const words = BULK_WORDS.filter((_, bit) => (nth * 5 + at(nth, 3)) & (1 << bit));
  return {
    ...goodBike,
    productName: ['Kept well', ...words.slice(0, 2)].join(' '),
    disc: ['Seen any day.', ...words.slice(1)].join(' '),
    categoryName: brand,
    resalePrice: 100 + 75 * (at(nth, 2) % 11) + (nth % 3 === 0 ? 0.5 : 0),
    sellerLocation: 'Where it stands',
    condition: pick(CONDITIONS, at(nth, 4)),
    ...(nth % 4 && { modelId: pick(MODELS[brand], at(nth, 6)) }),
    ...(nth % 5 && { modelYear: 2010 + (at(nth, 3) % 12) }),
    ...(nth % 6 && { kilometres: 2500 * (at(nth, 2) % 17) }),
    ...(nth % 7 && { engineCc: pick([100, 110, 125, 150, 220, 650, 1300], at(nth, 3)) }),
    ...(nth % 3 && { bodyType: pick(BODY_TYPES, at(nth, 2)) }),
    ...(nth % 8 && { owners: 1 + (at(nth, 2) % 6) }),
    ...(nth % 9 && { placeId: pick(BULK_PLACES, at(nth, 2)) }),
  };
}

/** A third has no score, a third a good price. */
export const scoreSome = (sql: Sql) => sql`
  update shelf set price_score = case sample % 3 when 0 then price_score when 1 then 6 + sample % 10 else 5 - sample % 40 end`;
