import { brandText } from '#contract/brand-text.ts';
import { BODY_TYPES } from '#contract/models.ts';
import { GOOD_PRICE_WORDS } from '#contract/price-label.ts';
import { CONDITIONS } from '#contract/products.ts';
import {
  type Choice,
  type Choices,
  type Count,
  ENGINE_STARTS,
  KILOMETRE_STEPS,
  OWNERS,
  RADII,
} from '#contract/search.ts';
import { t } from '#language/t.ts';
import { modelById } from '../catalogue/catalogue.ts';
import { placesAround } from '../geography/geography.ts';
import { exactly } from './count.ts';
import { FacetCounts } from './facet-counts.ts';
import { FILTER_BITS } from './filter-mask.ts';
import type { Filters } from './filters.ts';
import type { Measured } from './measure.ts';
import { priceBars } from './price-bars.ts';
import { ccText, kilometresText } from './query-parser/labels.ts';
import { bodyText, conditionText, ownersText, verifiedText } from './query-parser/traits.ts';
import { type Trait, traitBits } from './search-index/search-index.ts';

const MOST_MODELS = 60;
/** In cc, the slider's end. */
const LARGEST_ENGINE = 3000;

export function facetsOf(measured: Measured, filters: Filters): Choices {
  return {
    brand: brands(measured),
    model: models(measured, filters),
    body: traits(measured, 'body', BODY_TYPES, bodyText),
    condition: traits(measured, 'condition', CONDITIONS, conditionText),
    owners: traits(measured, 'owners', OWNERS, ownersText),
    verified: traits(measured, 'verified', ['yes'], verifiedText),
    goodPrice: goodPrices(measured),
    year: years(measured),
    kilometres: kilometres(measured),
    engine: engines(measured),
    within: distances(measured, filters),
    price: priceBars(new FacetCounts(measured, FILTER_BITS.price, measured.row.prices).each()),
  };
}

function brands(measured: Measured): Choice[] {
  const tally = new FacetCounts(measured, FILTER_BITS.brand, measured.row.models);
  const nothingElse = measured.isOnly(FILTER_BITS.brand);
  return measured.brands.map(({ id, name, bikes }) => ({
    value: name,
    text: brandText(name),
    count: nothingElse ? exactly(bikes) : tally.count((_, brand) => brand === id),
  }));
}

function models(measured: Measured, { brand = [], model = [] }: Filters): Choice[] {
  const counted = new FacetCounts(measured, FILTER_BITS.model, measured.row.models).each();
  // A chosen value stays in the list, so that users can deselect it.
  const none = model.filter((id) => !counted.some(({ value }) => value === id));
  const all = [...counted, ...none.map((value) => ({ value, count: exactly(0) }))].sort(byBikes);
  const least = all[MOST_MODELS - 1]?.count.bikes ?? 0;
  const shown = all.filter(({ value, count }) => count.bikes >= least || model.includes(value));
  const known = shown.flatMap(({ value, count }) => {
    const found = modelById(value);
    if (!found) return [];
    const text = brand.length === 1 ? found.name : `${brandText(found.brandName)} ${found.name}`;
    return [{ value, text, count }];
  });
  const sorted = known.sort((a, b) => byBikes(a, b) || (a.text < b.text ? -1 : 1));
  return sorted.filter(({ value }, place) => place < MOST_MODELS || model.includes(value));
}

const byBikes = (a: { count: Count }, b: { count: Count }) => b.count.bikes - a.count.bikes;

function traits<Value extends string>(
  measured: Measured,
  trait: Trait,
  values: readonly Value[],
  inWords: (value: Value) => string,
): Choice[] {
  const tally = new FacetCounts(measured, FILTER_BITS[trait], measured.row.traits);
  return values.map((value) => {
    const bit = traitBits[trait].of.get(value) ?? 0;
    return tally.choice(value, inWords(value), (kept) => (kept & bit) !== 0);
  });
}

function goodPrices(measured: Measured): Choice[] {
  const tally = new FacetCounts(measured, FILTER_BITS.goodPrice, measured.row.good_prices);
  return [tally.choice('yes', t(GOOD_PRICE_WORDS), (isGood) => isGood === 1)];
}

function years(measured: Measured): Choice[] {
  return new FacetCounts(measured, FILTER_BITS.year, measured.row.years)
    .each()
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
    .map(({ value, count }) => ({ value: String(value), text: String(value), count }));
}

function kilometres(measured: Measured): Choice[] {
  const tally = new FacetCounts(measured, FILTER_BITS.kilometres, measured.row.uses);
  return KILOMETRE_STEPS.map((step, nth) =>
    tally.choice(String(step), kilometresText(undefined, step), (kilometres) => kilometres <= nth),
  );
}

function engines(measured: Measured): Choice[] {
  const tally = new FacetCounts(measured, FILTER_BITS.engine, measured.row.uses);
  return ENGINE_STARTS.map((from, nth) => {
    const next = ENGINE_STARTS[nth + 1];
    const to = next === undefined ? LARGEST_ENGINE : next - 1;
    const text = ccText(from || undefined, next && to);
    return tally.choice(`${from}-${to}`, text, (_, cc) => cc === nth + 1);
  });
}

function distances(measured: Measured, { place }: Filters): Choice[] {
  if (!place) return [];
  const tally = new FacetCounts(measured, FILTER_BITS.place, measured.row.places);
  const around = placesAround(place, Math.max(...RADII));
  const away = new Map(around.map(({ place, kilometres }) => [place._id, kilometres]));
  return RADII.map((radius) =>
    tally.choice(
      String(radius),
      t('{radius} km', { radius }),
      (id) => (away.get(id) ?? Number.POSITIVE_INFINITY) <= radius,
    ),
  );
}
