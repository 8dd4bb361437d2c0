import { SOLD_SHOWN_DAYS } from '#contract/products.ts';
import type { ProductRow } from './queries.ts';

const SHOWN_MS = SOLD_SHOWN_DAYS * 24 * 60 * 60_000;

/** When the first sold bike of these leaves all public pages, for `Tagged.expiring`. */
export const soldUntil = (rows: Pick<ProductRow, 'soldAt'>[]) =>
  Math.min(...rows.flatMap(({ soldAt }) => (soldAt ? [soldAt.getTime() + SHOWN_MS] : [])));
