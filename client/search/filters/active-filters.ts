import type { Meant, SearchAddress } from '#contract/search.ts';

export function activeFilters(wanted: SearchAddress, answered: SearchAddress, meant: Meant): SearchAddress {
  // Other words may mean other filters.
  return wanted.q === answered.q ? { ...understood(answered, meant), ...wanted } : wanted;
}

function understood(answered: SearchAddress, { wish }: Meant): SearchAddress {
  const { q: _words, place, model = [], ...others } = wish;
  // A model family offers a choice and sets no filter.
  const taken = Object.entries({ ...others, place: place?._id, model: model.length === 1 ? model : undefined })
    .filter(([field, value]) => value !== undefined && answered[field as keyof SearchAddress] === undefined)
    .map(([field, value]) => [field, String(value)]);
  return Object.fromEntries(taken);
}
