import { brandText } from '#contract/brand-text.ts';
import type { Model } from '#contract/models.ts';
import type { Place } from '#contract/places.ts';
import type { SearchWish, Suggested } from '#contract/search.ts';
import { DEFAULT_RADIUS } from '#contract/search-address.ts';
import { nameOf } from '#language/lists-and-names.ts';
import { t } from '#language/t.ts';
import { brandNames, familyCalled, findModels } from '../../catalogue/catalogue.ts';
import { findPlaces, placesAround } from '../../geography/geography.ts';
import { costBetween } from '../../text/edit-cost.ts';
import { atomsOf, squash } from '../../text/normalize.ts';
import { addressQuery } from '../address.ts';
import { understand } from './query-parser.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Candidate extends Omit<Suggested, 'count'> {
  isExact: boolean;
  brands?: string[];
  models?: string[];
  places?: number[];
}

const SHORTEST_PLACE = 3;
const SHORTEST_MISSPELLED = 4;
const SLIP = 0.85;
/** More trailing letters cost more than a slip. */
const MOST_BEHIND = 2;
const MOST_PLACES = 4;

export function candidates(text: string, vocabulary: Vocabulary): Candidate[] {
  const typed = squash(text);
  if (!typed) return [];
  const models = findModels(text);
  return [
    ...brandsLike(typed, vocabulary),
    ...familiesOf(models).map((candidate) => ({ ...candidate, isExact: squash(candidate.text) === typed })),
    ...models.map((model) => ofModel(model, typed)),
    ...placesLike(text).map((place) => ofPlace(place, typed)),
    ...inPlaces(text, vocabulary),
  ];
}

function brandsLike(typed: string, { brands }: Vocabulary): Candidate[] {
  const names = new Map([...brandNames.map((name) => [squash(name), name] as const), ...brands]);
  return [...names]
    .filter(([key]) => key.startsWith(typed) || (typed.length >= SHORTEST_MISSPELLED && isNearly(key, typed)))
    .flatMap(([key]) => {
      const brand = brands.get(key);
      if (!brand) return [];
      const query = addressQuery({ brand: [brand] });
      return [
        { kind: 'brand', text: brandText(brand), detail: t('Brand'), query, isExact: key === typed, brands: [brand] },
      ];
    });
}

/** The typed text may lack a letter of the beginning of `key`. */
const isNearly = (key: string, typed: string) =>
  typed.length <= key.length + MOST_BEHIND &&
  [typed.length, typed.length + 1].some((length) => costBetween(typed, key.slice(0, length)) <= SLIP);

function familiesOf(models: Model[]): Omit<Candidate, 'isExact'>[] {
  const byFirst = Map.groupBy(models, ({ brandName, name }) => `${brandName} ${atomsOf(name)[0]?.text ?? ''}`);
  return [...byFirst].flatMap(([key, some]) => {
    const brandName = some[0]?.brandName ?? '';
    const family = familyCalled(key.slice(brandName.length + 1), [brandName]);
    if (some.length < 2 || !family || family.models.length < some.length || !/\p{L}{2}/u.test(family.name)) return [];
    const query = addressQuery({ q: family.name, brand: [brandName] });
    const detail = t('{brand}, all models', { brand: brandText(brandName) });
    return [{ kind: 'model', text: family.name, detail, query, models: family.models.map(({ _id }) => _id) }];
  });
}

const ofModel = ({ _id, name, brandName }: Model, typed: string): Candidate => ({
  kind: 'model',
  text: name,
  detail: brandText(brandName),
  query: addressQuery({ model: [_id] }),
  isExact: squash(name) === typed || squash(brandName + name) === typed,
  models: [_id],
});

const placesLike = (text: string): Place[] =>
  squash(text).length < SHORTEST_PLACE ? [] : findPlaces(text, MOST_PLACES);

const ofPlace = (place: Place, typed: string): Candidate => ({
  kind: 'place',
  text: place.name,
  detail: whereabouts(place),
  query: addressQuery({ place: place._id }),
  isExact: squash(place.name) === typed,
  places: around(place),
});

const around = (place: Place) => placesAround(place, DEFAULT_RADIUS).map((near) => near.place._id);

const whereabouts = (place: Place) => [place.region, nameOf('region', place.country)].filter(Boolean).join(', ');

/** `fz dha`: a place after a meaningful query. */
function inPlaces(text: string, vocabulary: Vocabulary): Candidate[] {
  const [last, before] = [atomsOf(text).at(-1), atomsOf(text).at(-2)];
  if (!last || !before) return [];
  const head: SearchWish = { q: text.slice(0, before.end) };
  const { filters, words, chips } = understand(head, vocabulary);
  if (words.length || !chips.length || filters.place) return [];
  const chipTexts = chips.map((chip) => chip.text).join(', ');
  return placesLike(text.slice(last.start)).map((place) => ({
    kind: 'place',
    text: t('{bikes} near {place}', { bikes: chipTexts, place: place.name }),
    detail: whereabouts(place),
    query: addressQuery({ ...head, place: place._id }),
    isExact: false,
    places: around(place),
    ...(filters.brand && { brands: filters.brand }),
    ...(filters.model && { models: filters.model }),
  }));
}
