import type { Count } from '#contract/search.ts';

export const exactly = (bikes: number): Count => ({ bikes, about: false });

/** A sample is only precise to two digits. */
export function about(bikes: number): Count {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(bikes, 1))) - 1);
  return { bikes: Math.round(bikes / step) * step, about: true };
}
