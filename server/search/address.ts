import type { SearchWish } from '#contract/search.ts';
import { writeAddress } from '#contract/search-address.ts';

export function addressQuery(wish: SearchWish): string {
  return writeAddress(Object.fromEntries(Object.entries(wish).map(([name, value]) => [name, written(value)])));
}

const written = (value: SearchWish[keyof SearchWish]) =>
  Array.isArray(value) ? value.join(',') : value === undefined ? undefined : String(value);
