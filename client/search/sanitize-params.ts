import { type SearchAddress, SearchFields, type SearchWish } from '#contract/search.ts';
import { MOST_CHOSEN } from '#contract/search-address.ts';
import { readAddress } from './address.ts';

export function sanitizeParams(params: URLSearchParams): { address: SearchAddress; wish: SearchWish } {
  const sound = Object.entries(readAddress(params)).flatMap(([name, value]) => {
    const valid = makesSense(name, value) ? value : senseOf(name, value);
    return valid ? [[name, valid]] : [];
  });
  const address: SearchAddress = Object.fromEntries(sound);
  return { address, wish: SearchFields.parse(address) };
}

const makesSense = (name: string, value: string) => SearchFields.safeParse({ [name]: value }).success;

function senseOf(name: string, value: string) {
  const known = value.split(',').filter((part) => makesSense(name, part));
  return known.slice(0, MOST_CHOSEN).join(',');
}
