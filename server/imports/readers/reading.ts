import { normalize } from '../../text/normalize.ts';
import { remembering } from '../remembering.ts';

/** `corrected`: the value differs from what is written. */
export type Reading<T> = { value: T; corrected?: true } | { fault: string; suggestion?: string };

/** Undefined: the cell says nothing. */
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

/** Normalized; undefined for a placeholder. */
export const saying = remembering((written: string): string | undefined => {
  const text = normalize(written).replace(/\s+/gu, ' ').trim();
  return NOTHING.has(text) || !/[\p{L}\p{Nd}]/u.test(text) ? undefined : text;
});

export const quoted = (written: string) => `“${written.length > 40 ? `${written.slice(0, 40)}…` : written}”`;
