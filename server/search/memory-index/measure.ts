import type { Bounds } from '../bounds.ts';
import { FILTER_BITS } from '../filter-mask.ts';
import type { Group, MeasuredRow, PartRow } from '../measure-queries.ts';
import { type BikeColumns, USES } from './bike-columns.ts';

/** None, or the one bit of the filter that a bike misses. */
const FILTERS = 32;
const { brand, model, body, condition, owners, verified, year, kilometres, engine, price, place, goodPrice } =
  FILTER_BITS;

type Kind = keyof BikeColumns['group'];

/** Kinds that a filter decides about, so that bikes that miss it are counted by them, too. */
const DECIDED: Record<Kind, number> = {
  models: brand | model,
  traits: body | condition | owners | verified,
  years: year,
  uses: kilometres | engine,
  prices: price,
  places: place,
  goodPrices: goodPrice,
};

type Meaning<Value, Other> = (number: number) => [Value, Other];

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
  const of = <Value, Other>(kind: Kind, meaning: Meaning<Value, Other>) => {
    if (!choices || (kind === 'places' && !bounds.places.length)) return null;
    const counts = new Int32Array(columns.kinds[kind].values.length * FILTERS);
    countKind(counts, columns.group[kind], missed, DECIDED[kind]);
    return groupsOf(counts, meaning);
  };
  const plain =
    <Value>(values: Value[]) =>
    (number: number): [Value, number] => [values[number] as Value, 0];
  const { kinds: known } = columns;
  const brands = columns.brands.flatMap(({ id, name, retired }, at): MeasuredRow['brands'] =>
    retired ? [] : [[id, name, bikesOf[at] as number, !bounds.brands.length || bounds.brands.includes(name)]],
  );
  return {
    brands,
    parts: [everything(brands)],
    sums: [...sums].flatMap((bikes, nth) => (bikes ? [[bitOf(nth), bikes]] : [])),
    models: of('models', (number) => columns.modelOf(number)),
    traits: of('traits', plain(known.traits.values)),
    years: of('years', plain(known.years.values)),
    uses: of('uses', (number) => {
      const use = known.uses.values[number] as number;
      return [Math.floor(use / USES), use % USES];
    }),
    prices: of('prices', plain(known.prices.values)),
    places: of('places', plain(known.places.values)),
    good_prices: of('goodPrices', plain(known.goodPrices.values)),
    towns: null,
    retired: columns.brands.some(({ retired }) => retired),
  };
}

/** Of rows that miss nothing, or only one of the filters in `decided`. */
function countKind(counts: Int32Array, numbers: Uint16Array, missed: Int32Array, decided: number) {
  for (let row = 0; row < missed.length; row++) {
    const bits = missed[row] as number;
    if (bits & ~decided || bits & (bits - 1)) continue;
    count(counts, (numbers[row] as number) * FILTERS + nthOf(bits));
  }
}

function count(counts: Int32Array, at: number) {
  counts[at] = (counts[at] as number) + 1;
}

const nthOf = (bits: number) => 32 - Math.clz32(bits);
const bitOf = (nth: number) => (nth ? 2 ** (nth - 1) : 0);

function groupsOf<Value, Other>(counts: Int32Array, meaning: Meaning<Value, Other>) {
  const groups: Group<Value, Other>[] = [];
  for (let at = 0; at < counts.length; at++) {
    const bikes = counts[at] as number;
    if (bikes) groups.push([bitOf(at % FILTERS), ...meaning(Math.floor(at / FILTERS)), bikes]);
  }
  return groups;
}

const everything = (brands: MeasuredRow['brands']): PartRow => {
  const bikes = brands.reduce((sum, [, , bikes]) => sum + bikes, 0);
  return { slot: 1, path: 'all', bit: 0, bikes, whole: true, met: null };
};
