import type { SearchAddress } from '#contract/search.ts';

type Field = keyof SearchAddress;

/** In the order in which an address names them; what each one's text may look like. */
const FIELDS: Record<Field, 'words' | 'word' | 'list' | 'number'> = {
  q: 'words',
  literal: 'word',
  brand: 'list',
  model: 'list',
  body: 'list',
  condition: 'list',
  owners: 'list',
  verified: 'word',
  minPrice: 'number',
  maxPrice: 'number',
  minYear: 'number',
  maxYear: 'number',
  minKm: 'number',
  maxKm: 'number',
  minCc: 'number',
  maxCc: 'number',
  place: 'number',
  within: 'number',
  sort: 'word',
  after: 'word',
};
const NAMES = Object.keys(FIELDS) as Field[];

/** What an address asks for, as forms and people write it: `brand=HERO&brand=BAJAJ`, `maxPrice=$1,200`. */
export function readAddress(params: URLSearchParams): SearchAddress {
  return Object.fromEntries(NAMES.map((name) => [name, tidy(name, params.getAll(name))]).filter(([, value]) => value));
}

/** The query that finds it, always written the same way: `q=pulsar&maxPrice=900`; empty when anything will do. */
export function writeAddress(address: SearchAddress): string {
  const said = NAMES.flatMap((name) => {
    const value = address[name];
    return value && !goesWithoutSaying(address, name) ? [[name, value]] : [];
  });
  return new URLSearchParams(said).toString().replaceAll('%2C', ',');
}

/** The search with something else about it, from its first page on. */
export function changed(address: SearchAddress, change: SearchAddress): SearchAddress {
  return { ...address, after: undefined, ...change };
}

function goesWithoutSaying({ q, sort }: SearchAddress, name: Field) {
  return !q && (name === 'literal' || (name === 'sort' && sort === 'newest'));
}

function tidy(name: Field, given: string[]): string | undefined {
  const first = given.find((text) => text.trim()) ?? '';
  switch (FIELDS[name]) {
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
