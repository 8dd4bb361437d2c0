import type { SearchAddress } from './search.ts';

export const MOST_CHOSEN = 12;
export const DEFAULT_RADIUS = 25;

type Field = keyof SearchAddress;

export const ADDRESS_FIELDS: Record<Field, 'words' | 'word' | 'list' | 'number'> = {
  q: 'words',
  literal: 'word',
  brand: 'list',
  model: 'list',
  body: 'list',
  condition: 'list',
  owners: 'list',
  verified: 'word',
  goodPrice: 'word',
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
export const ADDRESS_NAMES = Object.keys(ADDRESS_FIELDS) as Field[];

/** Canonical query string: `q=pulsar&maxPrice=900`; empty without filters. */
export function writeAddress(address: SearchAddress): string {
  const pairs = ADDRESS_NAMES.flatMap((name) => {
    const value = address[name];
    return value && !goesWithoutSaying(address, name) ? [[name, value]] : [];
  });
  return new URLSearchParams(pairs).toString().replaceAll('%2C', ',');
}

function goesWithoutSaying({ q, place, within, sort }: SearchAddress, name: Field): boolean {
  // The place may be part of `q`.
  if (name === 'within') return place ? within === String(DEFAULT_RADIUS) : !q;
  if (name === 'literal') return !q;
  return name === 'sort' && sort === 'best';
}
