import { SORTS, type Sort } from '#contract/search.ts';
import { t } from '#language/t.ts';
import { invalid } from '../http/errors.ts';
import { MOST_WORDS } from './filter-mask.ts';
import { RELAXATIONS, type Relaxation } from './query-parser/query-parser.ts';
import { NO_PRICE_SCORE } from './search-index/search-index.ts';

/** Position after the last bike of a page; `at` is its sort key. */
export interface Cursor {
  sort: Sort;
  at: number;
  id: string;
}

export const LOWEST_ID = '00000000-0000-0000-0000-000000000000';
export const HIGHEST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** `best` ranks by missed optional words, then title matches. Too many bikes to rank share this tier. */
export const UNRANKED = 2 * MOST_WORDS + 2;
export const TIER = 2 ** 32;

export const LARGEST = 2 ** 31 - 1;
export const BEST_PRICE_SCORE = 2 ** 15 - 1;

/** Most bikes that `best` ranks; later pages allow more, so that growth does not change the order midway. */
export const MOST_RANKED = { first: 6_000, later: 12_000 };

export const tierOf = ({ at }: Cursor) => Math.round(at / TIER);

export function withoutTier(cursor: Cursor): Cursor {
  if (cursor.sort !== 'best') return cursor;
  const at = cursor.at - tierOf(cursor) * TIER;
  return { ...cursor, at: Math.max(-LARGEST, Math.min(at, LARGEST)) };
}

const RANGES: Record<Sort, [number, number]> = {
  newest: [0, 0],
  best: [-LARGEST, UNRANKED * TIER + LARGEST],
  'price-up': [0, LARGEST],
  'price-down': [-LARGEST, 0],
  kilometres: [0, LARGEST],
  year: [-(2 ** 46) + 1, 0],
  nearest: [0, LARGEST],
  value: [-BEST_PRICE_SCORE, -NO_PRICE_SCORE],
};

/** Sort (1 byte), sort key (8), product id (16), relaxation (1). */
const LENGTH = 26;
const AT_RELAXATION = 25;

export function encodeCursor({ sort, at, id }: Cursor, relaxation: Relaxation = 0): string {
  const bytes = Buffer.alloc(LENGTH);
  bytes.writeUInt8(SORTS.indexOf(sort));
  bytes.writeBigInt64BE(BigInt(at), 1);
  bytes.write(id.replaceAll('-', ''), 9, 'hex');
  bytes.writeUInt8(relaxation, AT_RELAXATION);
  return bytes.toString('base64url');
}

export function relaxationOf(after: string): Relaxation {
  const encodeCursor = Buffer.from(after, 'base64url')[AT_RELAXATION];
  return RELAXATIONS.find((relaxation) => relaxation === encodeCursor) ?? 0;
}

/** Throws for a forged cursor or one of another order. */
export function decodeCursor(after: string, sort: Sort): Cursor {
  const bytes = Buffer.from(after, 'base64url');
  const at = bytes.length === LENGTH ? Number(bytes.readBigInt64BE(1)) : Number.NaN;
  const [least, most] = RANGES[sort];
  if (!(at >= least && at <= most) || SORTS[bytes[0] ?? -1] !== sort || bytes.toString('base64url') !== after)
    throw invalid('after', t('This is not where a page of this search starts'));
  return { sort, at, id: uuidOf(bytes.toString('hex', 9, AT_RELAXATION)) };
}

export const uuidOf = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
