import type { SearchWish } from '#contract/search.ts';
import { writeAddress } from '#contract/search-address.ts';

/** The query of the address where exactly this is looked for. */
export function addressQuery(wish: SearchWish): string {
  return writeAddress(Object.fromEntries(Object.entries(wish).map(([name, value]) => [name, written(value)])));
}

const written = (value: SearchWish[keyof SearchWish]) =>
  Array.isArray(value) ? value.join(',') : value === undefined ? undefined : String(value);
