import type { Bounds } from '../bounds.ts';
import type { Vocabulary } from '../query-parser/vocabulary.ts';

/** More keys of one search would cost more than they spare. */
const MOST_ANCHORS = 300;
const EVERY = 'every';

/** Keys of which a matching bike has at least one, chosen so that few others have it. */
export function anchorsOf({ models, brands, places, words }: Bounds, { titles }: Vocabulary): string[] {
  const makes = models.length ? models.map(model) : brands.map(brand);
  const [rarest] = words.toSorted((a, b) => (titles.get(a) ?? 0) - (titles.get(b) ?? 0) || b.length - a.length);
  const towns = places.map(town);
  const pairs = makes.flatMap((make) => towns.map((place) => `${make} ${place}`));
  const choices = models.length ? [pairs, makes] : [rarest === undefined ? [] : [word(rarest)], pairs, towns, makes];
  return choices.find(({ length }) => length > 0 && length <= MOST_ANCHORS) ?? [EVERY];
}

interface Bike {
  model_id: string;
  place_id: number;
  terms: readonly string[];
}

export function anchorsOfBike({ model_id, place_id, terms }: Bike, brandName: string): string[] {
  const makes = [model(model_id), brand(brandName)];
  return [EVERY, ...makes, ...[...makes, ''].map((make) => `${make} ${town(place_id)}`.trim()), ...terms.map(word)];
}

const model = (id: string) => `model ${id}`;
const brand = (name: string) => `brand ${name}`;
const town = (id: number) => `town ${id}`;
const word = (text: string) => `word ${text}`;
