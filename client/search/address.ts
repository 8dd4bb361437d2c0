import type { SearchAddress } from '#contract/search.ts';
import { ADDRESS_FIELDS, ADDRESS_NAMES } from '#contract/search-address.ts';

/** Parses an address as forms and people write it: `brand=HERO&brand=BAJAJ`, `maxPrice=$1,200`. */
export function readAddress(params: URLSearchParams): SearchAddress {
  return Object.fromEntries(
    ADDRESS_NAMES.map((name) => [name, tidy(name, params.getAll(name))]).filter(([, value]) => value),
  );
}

export function changed(address: SearchAddress, change: SearchAddress): SearchAddress {
  return { ...address, after: undefined, ...change };
}

function tidy(name: keyof SearchAddress, given: string[]): string | undefined {
  const first = given.find((text) => text.trim()) ?? '';
  switch (ADDRESS_FIELDS[name]) {
    case 'list':
      return [...new Set(given.join(',').split(','))]
        .map((part) => part.trim())
        .filter(Boolean)
        .join(',');
    case 'number':
      return /^\d{1,8}$/.exec(first.replace(/[\s,$]/g, ''))?.[0].replace(/^0+(?=\d)/, '');
    case 'words':
      return first.replace(/\s+/g, ' ').trim();
    default:
      return first.trim();
  }
}
