import type { Meant, SearchAddress } from '#contract/search.ts';

/** What is in force, in the words of an address: what it says itself, and what its words were taken for. */
export function inForce(wanted: SearchAddress, answered: SearchAddress, meant: Meant): SearchAddress {
  // Other words may be taken for something else.
  return wanted.q === answered.q ? { ...understood(answered, meant), ...wanted } : wanted;
}

function understood(answered: SearchAddress, { wish }: Meant): SearchAddress {
  const { q: _words, place, model = [], ...others } = wish;
  // A whole family of models is there to choose from, not a choice.
  const taken = Object.entries({ ...others, place: place?._id, model: model.length === 1 ? model : undefined })
    .filter(([field, value]) => value !== undefined && answered[field as keyof SearchAddress] === undefined)
    .map(([field, value]) => [field, String(value)]);
  return Object.fromEntries(taken);
}
