import { inThousands } from '#contract/format.ts';
import type { Count } from '#contract/search.ts';

/** `1,234 bikes`; an estimate reads `About 12,000 bikes`. */
export function bikeCount(count: Count): string {
  const { bikes, about } = count;
  if (bikes === 0) return 'No bikes';
  const noun = bikes === 1 ? 'bike' : 'bikes';
  return `${about ? 'About ' : ''}${inFigures(count)} ${noun}`;
}

export function inFigures({ bikes, about }: Count): string {
  return inThousands(about ? Number(bikes.toPrecision(2)) : bikes);
}
