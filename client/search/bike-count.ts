import { inThousands } from '#contract/format.ts';
import type { Count } from '#contract/search.ts';

/** `1,234 bikes`, `About 12,000 bikes`; what was estimated is not said to the last bike. */
export function bikeCount(count: Count): string {
  const { bikes, about } = count;
  if (bikes === 0) return 'No bikes';
  const noun = bikes === 1 ? 'bike' : 'bikes';
  return `${about ? 'About ' : ''}${inFigures(count)} ${noun}`;
}

/** `1,234`, `12,000`. */
export function inFigures({ bikes, about }: Count): string {
  return inThousands(about ? Number(bikes.toPrecision(2)) : bikes);
}
