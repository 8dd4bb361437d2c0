import type { Bounds } from '../bounds.ts';
import { FILTER_BITS } from '../filter-mask.ts';
import type { Group, MeasuredRow, PartRow } from '../measure-queries.ts';
import { type BikeColumns, binsOfUsage } from './bike-columns.ts';
import type { EncodedColumn } from './encoded-column.ts';

/** None, or the one bit of the filter that a bike misses. */
const FILTERS = 32;
const { brand, model, body, condition, owners, verified, year, kilometres, engine, price, place, goodPrice } =
  FILTER_BITS;

type Facet = keyof BikeColumns['facets'];

/** The filters on what a facet counts: it counts bikes that miss only one of these, too. */
const DECIDED: Record<Facet, number> = {
  models: brand | model,
  traits: body | condition | owners | verified,
  years: year,
  uses: kilometres | engine,
  prices: price,
  places: place,
  goodPrices: goodPrice,
};

/** As `measure-queries.ts` has it, of all bikes instead of a part of them. */
export function measuredRow(columns: BikeColumns, missed: Int32Array, bounds: Bounds, choices: boolean): MeasuredRow {
  const bikesOf = new Int32Array(columns.brands.length);
  const sums = new Int32Array(FILTERS);
  for (let row = 0; row < missed.length; row++) {
    const bits = missed[row] as number;
    if (bits < 0) continue;
    count(bikesOf, columns.brand[row] as number);
    if (!(bits & (bits - 1))) count(sums, nthOf(bits));
  }
  const { facets } = columns;
  const of = <Value, Counted, Other>(
    facet: Facet,
    column: EncodedColumn<Value>,
    meaning: (value: Value) => [Counted, Other],
  ) => {
    if (!choices || (facet === 'places' && !bounds.places.length)) return null;
    const counts = new Int32Array(column.values.length * FILTERS);
    countFacet(counts, column.codes, missed, DECIDED[facet]);
    return groupsOf(counts, column.values, meaning);
  };
  const alone = <Value>(value: Value): [Value, number] => [value, 0];
  const brands = columns.brands.flatMap(({ id, name, retired }, at): MeasuredRow['brands'] =>
    retired ? [] : [[id, name, bikesOf[at] as number, !bounds.brands.length || bounds.brands.includes(name)]],
  );
  return {
    brands,
    parts: [everything(brands)],
    sums: [...sums].flatMap((bikes, nth) => (bikes ? [[bitOf(nth), bikes]] : [])),
    models: of('models', facets.models, (value) => {
      const [brand = '', model = ''] = value.split(' ');
      return [model, columns.brands[Number(brand)]?.id ?? ''];
    }),
    traits: of('traits', facets.traits, alone),
    years: of('years', facets.years, alone),
    uses: of('uses', facets.uses, binsOfUsage),
    prices: of('prices', facets.prices, alone),
    places: of('places', facets.places, alone),
    good_prices: of('goodPrices', facets.goodPrices, alone),
    towns: null,
    retired: columns.brands.some(({ retired }) => retired),
  };
}

/** Of rows that miss nothing, or only one of the filters in `decided`. */
function countFacet(counts: Int32Array, codes: Uint16Array, missed: Int32Array, decided: number) {
  for (let row = 0; row < missed.length; row++) {
    const bits = missed[row] as number;
    if (bits & ~decided || bits & (bits - 1)) continue;
    count(counts, (codes[row] as number) * FILTERS + nthOf(bits));
  }
}

function count(counts: Int32Array, at: number) {
  counts[at] = (counts[at] as number) + 1;
}

const nthOf = (bits: number) => 32 - Math.clz32(bits);
const bitOf = (nth: number) => (nth ? 2 ** (nth - 1) : 0);

function groupsOf<Value, Counted, Other>(
  counts: Int32Array,
  values: readonly Value[],
  meaning: (value: Value) => [Counted, Other],
) {
  const groups: Group<Counted, Other>[] = [];
  for (let at = 0; at < counts.length; at++) {
    const bikes = counts[at] as number;
    if (bikes) groups.push([bitOf(at % FILTERS), ...meaning(values[Math.floor(at / FILTERS)] as Value), bikes]);
  }
  return groups;
}

const everything = (brands: MeasuredRow['brands']): PartRow => {
  const bikes = brands.reduce((sum, [, , bikes]) => sum + bikes, 0);
  return { slot: 1, path: 'all', bit: 0, bikes, whole: true, met: null };
};
