import { normalize } from '../../text/normalize.ts';
import { remembering } from '../remembering.ts';

/** What a cell says: `corrected` when it is understood differently from how it is written. */
export type Reading<T> = { value: T; corrected?: true } | { fault: string; suggestion?: string };

/** Nothing: the cell does not say. */
export type Reader<T> = (written: string) => Reading<T> | undefined;

const NOTHING = new Set(
  ['', 'n/a', 'na', 'nil', 'none', 'null', 'nan', 'undefined', 'unknown', 'unspecified', 'not specified', 'tbd'].concat(
    [
      'đang cập nhật',
      'không biết rõ',
      'không rõ',
      'অজানা',
      'other',
      'others',
      'other model',
      'other brand',
      'other makes',
      'khác',
      'dòng khác',
      'hãng khác',
    ].map(normalize),
  ),
);

/** The cell in one writing, or nothing when it only fills its place. */
export const saying = remembering((written: string): string | undefined => {
  const text = normalize(written).replace(/\s+/gu, ' ').trim();
  return NOTHING.has(text) || !/[\p{L}\p{Nd}]/u.test(text) ? undefined : text;
});

export const quoted = (written: string) => `“${written.length > 40 ? `${written.slice(0, 40)}…` : written}”`;
