import { SORTS, type Sort } from '#contract/search.ts';
import { invalid } from '../http/errors.ts';
import { MOST_WORDS } from './filter-mask.ts';
import { RELAXATIONS, type Relaxation } from './query-parser/query-parser.ts';

/** Where a page ended: the place of its last bike in the order, as a number, and the bike. */
export interface Cursor {
  sort: Sort;
  at: number;
  id: string;
}

export const LOWEST_ID = '00000000-0000-0000-0000-000000000000';
export const HIGHEST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * In the order of `best` bikes stand in tiers, by the optional words that they miss and by whether the others are in their
 * titles, in each in the default order; where there are too many to look at, all stand in this tier.
 */
export const UNRANKED = 2 * MOST_WORDS + 2;
export const TIER = 2 ** 32;

export const LARGEST = 2 ** 31 - 1;

export const tierOf = ({ at }: Cursor) => Math.round(at / TIER);

/** The same bike's place in an order without tiers. */
export function withoutTier(spot: Cursor): Cursor {
  if (spot.sort !== 'best') return spot;
  const at = spot.at - tierOf(spot) * TIER;
  return { ...spot, at: Math.max(-LARGEST, Math.min(at, LARGEST)) };
}

/** Between which numbers the places of an order lie. */
const RANGES: Record<Sort, [number, number]> = {
  newest: [0, 0],
  best: [-LARGEST, UNRANKED * TIER + LARGEST],
  'price-up': [0, LARGEST],
  'price-down': [-LARGEST, 0],
  kilometres: [0, LARGEST],
  year: [-(2 ** 46) + 1, 0],
  nearest: [0, LARGEST],
};

/** 1 byte for the order, 8 for the number, 16 for the bike, 1 for how far the search was relaxed. */
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

/** How far the search was relaxed whose page it is. */
export function relaxationOf(after: string): Relaxation {
  const encodeCursor = Buffer.from(after, 'base64url')[AT_RELAXATION];
  return RELAXATIONS.find((relaxation) => relaxation === encodeCursor) ?? 0;
}

/** Throws when it is not the end of a page in that order. */
export function decodeCursor(after: string, sort: Sort): Cursor {
  const bytes = Buffer.from(after, 'base64url');
  const at = bytes.length === LENGTH ? Number(bytes.readBigInt64BE(1)) : Number.NaN;
  const [least, most] = RANGES[sort];
  if (!(at >= least && at <= most) || SORTS[bytes[0] ?? -1] !== sort || bytes.toString('base64url') !== after)
    throw invalid('after', 'This is not where a page of this search starts');
  const id = bytes.toString('hex', 9, AT_RELAXATION).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return { sort, at, id };
}
