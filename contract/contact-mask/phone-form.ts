import type { Digits } from './tokens.ts';

const YEAR = /^(?:19[5-9]|20[0-4])\d$/;

/** How a row of digits is written: what sets a number in parts apart from a year, a price and kilometres side by side. */
export interface Form {
  figures: string;
  sizes: string;
  first: number;
  parts: number;
  whole: boolean;
  scattered: boolean;
  spoken: number;
  listed: boolean;
  loose: boolean;
  lined: boolean;
  rounds: number;
  dated: boolean;
  counted: boolean;
  small: number;
}

export function formOf(figures: string, digits: Digits[]): Form {
  const sizes = digits.map((part) => part.digits.length);
  const gaps = digits.slice(1).map(({ gap }) => gap);
  const scattered = sizes.length >= 5 && sizes.every((size) => size <= 3);
  return {
    figures,
    sizes: sizes.join('-'),
    first: sizes[0] as number,
    parts: sizes.length,
    whole: sizes.length === 1,
    scattered,
    spoken: digits.filter(({ word }) => word).length,
    listed: gaps.includes('list') && !scattered,
    loose: gaps.some((gap) => gap !== 'tight'),
    lined: gaps.includes('line'),
    rounds: gaps.length ? digits.filter((part) => /\d00$/.test(part.digits)).length : 0,
    dated: gaps.length > 0 && digits.some((part) => YEAR.test(part.digits)),
    counted: digits.some(({ counted }) => counted),
    small: Math.min(...sizes.slice(1)),
  };
}
