import type { Choices, Count } from '#contract/search.ts';
import { CLASSES_A_DECADE, DOLLAR_EDGES } from './histogram-bins.ts';

const MOST_BARS = 32;
/** Divisors only, so that bars start at the same figures in each decade. */
const WIDTHS = Array.from({ length: CLASSES_A_DECADE }, (_, before) => before + 1).filter(
  (n) => CLASSES_A_DECADE % n === 0,
);

export function priceBars(classes: { value: number; count: Count }[]): Choices['price'] {
  const bikes = new Map(classes.map(({ value, count }) => [value, count.bikes]));
  const known = [...bikes.keys()];
  if (!known.length) return [];
  const [first, last] = [Math.min(...known), Math.max(...known)];
  const width = WIDTHS.find((classes) => barOf(last, classes) - barOf(first, classes) < MOST_BARS) ?? CLASSES_A_DECADE;
  const [low, high] = [barOf(first, width), barOf(last, width)];
  return Array.from({ length: high - low + 1 }, (_, more) => {
    const from = (low + more) * width + FIRST;
    const inside = Array.from({ length: width }, (_, nth) => bikes.get(from + nth) ?? 0);
    return { from: edge(from), to: edge(from + width), bikes: inside.reduce((sum, some) => sum + some, 0) };
  });
}

const FIRST = 2;
const barOf = (nth: number, width: number) => Math.floor((nth - FIRST) / width);
const edge = (nth: number) => DOLLAR_EDGES[Math.max(0, nth - 1)] ?? DOLLAR_EDGES.at(-1) ?? 0;
