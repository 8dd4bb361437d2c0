import { EARLIEST_MODEL_YEAR } from '#contract/product-facts.ts';
import type { Range } from './bounds.ts';

export function yearsWithin({ from, to }: Range): number[] {
  const [first, last] = [Math.max(from, EARLIEST_MODEL_YEAR), Math.min(to, new Date().getUTCFullYear() + 1)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, more) => first + more);
}
