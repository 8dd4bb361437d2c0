import { SORTS, type Sort } from '#contract/search.ts';
import { invalid } from '../problems.ts';

/** Where a page ended: the place of its last bike in the order, as a number, and the bike. */
export interface Spot {
  sort: Sort;
  at: number;
  id: string;
}

export const LOWEST_ID = '00000000-0000-0000-0000-000000000000';
export const HIGHEST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const LARGEST = 2 ** 31 - 1;
/** Between which numbers the places of an order lie. */
const RANGES: Record<Sort, [number, number]> = {
  newest: [0, 0],
  best: [0, 2],
  'price-up': [0, LARGEST],
  'price-down': [-LARGEST, 0],
  kilometres: [0, LARGEST],
  year: [-(2 ** 46) + 1, 0],
  nearest: [0, LARGEST],
};

/** 1 byte for the order, 8 for the number, 16 for the bike. */
const LENGTH = 25;

export function written({ sort, at, id }: Spot): string {
  const bytes = Buffer.alloc(LENGTH);
  bytes.writeUInt8(SORTS.indexOf(sort));
  bytes.writeBigInt64BE(BigInt(at), 1);
  bytes.write(id.replaceAll('-', ''), 9, 'hex');
  return bytes.toString('base64url');
}

/** Throws when it is not the end of a page in that order. */
export function spotOf(after: string, sort: Sort): Spot {
  const bytes = Buffer.from(after, 'base64url');
  const at = bytes.length === LENGTH ? Number(bytes.readBigInt64BE(1)) : Number.NaN;
  const [least, most] = RANGES[sort];
  if (!(at >= least && at <= most) || SORTS[bytes[0] ?? -1] !== sort || bytes.toString('base64url') !== after)
    throw invalid('after', 'This is not where a page of this search starts');
  const id = bytes.toString('hex', 9).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return { sort, at, id };
}
