import { brandText } from '#contract/brand-text.ts';
import { GOOD_PRICE_WORDS } from '#contract/price-label.ts';
import type { Chip, SearchWish } from '#contract/search.ts';
import { DEFAULT_RADIUS } from '#contract/search-address.ts';
import { t } from '#language/t.ts';
import { modelById } from '../../catalogue/catalogue.ts';
import { placeById } from '../../geography/geography.ts';
import type { Filters } from '../filters.ts';
import { ccText, kilometresText, placeText, priceText, yearsText } from './labels.ts';
import { bodyText, conditionText, ownersText, verifiedText } from './traits.ts';

type FilterName = Exclude<Chip['kind'], 'words' | 'not'>;

const FIELDS: Record<FilterName, (keyof Filters)[]> = {
  brand: ['brand'],
  model: ['model'],
  body: ['body'],
  condition: ['condition'],
  owners: ['owners'],
  verified: ['verified'],
  goodPrice: ['goodPrice'],
  price: ['minPrice', 'maxPrice'],
  year: ['minYear', 'maxYear'],
  kilometres: ['minKm', 'maxKm'],
  engine: ['minCc', 'maxCc'],
  place: ['place', 'within'],
};
export const KINDS = Object.keys(FIELDS) as FilterName[];

export function chosenIn({
  q: _q,
  literal: _literal,
  sort: _sort,
  after: _after,
  place: id,
  within,
  ...chosen
}: SearchWish): Filters {
  const place = id === undefined ? undefined : placeById(id);
  const brand = chosen.brand?.map((name) => name.toUpperCase());
  return {
    ...chosen,
    ...(brand && { brand }),
    ...(place && { place, within: within ?? DEFAULT_RADIUS }),
  };
}

export const isChosen = (chosen: Filters, kind: FilterName | 'not') =>
  kind !== 'not' && FIELDS[kind].some((field) => field !== 'within' && chosen[field] !== undefined);

export function chosenChips(wish: SearchWish, chosen: Filters): { kind: FilterName; text: string; rest: SearchWish }[] {
  return KINDS.filter((kind) => isChosen(chosen, kind)).flatMap((kind) =>
    textsOf(kind, chosen).map(({ text, value }) => ({ kind, text, rest: withoutChoice(wish, kind, value) })),
  );
}

function withoutChoice(wish: SearchWish, kind: FilterName, value: string | undefined): SearchWish {
  if (value === undefined)
    return without(wish, kind === 'place' ? ['place', 'within'] : (FIELDS[kind] as (keyof SearchWish)[]));
  const field = kind as 'brand';
  const others = wish[field]?.filter((one) => one.toUpperCase() !== value.toUpperCase());
  return others?.length ? { ...wish, [field]: others } : without(wish, [field]);
}

export const without = (wish: SearchWish, fields: (keyof SearchWish)[]): SearchWish =>
  Object.fromEntries(Object.entries(wish).filter(([field]) => !fields.includes(field as keyof SearchWish)));

interface ChosenText {
  text: string;
  value?: string;
}

function textsOf(kind: FilterName, filters: Filters): ChosenText[] {
  const each = <T extends string>(values: T[] | undefined, text: (value: T) => string) =>
    (values ?? []).map((value) => ({ text: text(value), value }));
  const { place, within = DEFAULT_RADIUS } = filters;
  switch (kind) {
    case 'brand':
      return each(filters.brand, brandText);
    case 'model':
      return each(filters.model, (id) => modelById(id)?.name ?? id);
    case 'body':
      return each(filters.body, bodyText);
    case 'condition':
      return each(filters.condition, conditionText);
    case 'owners':
      return each(filters.owners, ownersText);
    case 'verified':
      return [{ text: verifiedText() }];
    case 'goodPrice':
      return [{ text: t(GOOD_PRICE_WORDS) }];
    case 'price':
      return [{ text: priceText(filters.minPrice, filters.maxPrice) }];
    case 'year':
      return [{ text: yearsText(filters.minYear, filters.maxYear) }];
    case 'kilometres':
      return [{ text: kilometresText(filters.minKm, filters.maxKm) }];
    case 'engine':
      return [{ text: ccText(filters.minCc, filters.maxCc) }];
    case 'place':
      return place ? [{ text: placeText(place.name, within) }] : [];
  }
}
