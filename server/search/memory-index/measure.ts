import type { Bounds } from '../bounds.ts';
import { FILTER_BITS } from '../filter-mask.ts';
import { NOTHING_MET } from '../measure.ts';
import type { Group, MeasuredRow, PartRow } from '../measure-queries.ts';
import { type BikeColumns, binsOfUsage } from './bike-columns.ts';
import type { EncodedColumn } from './encoded-column.ts';
import type { LookedAt, Sampled } from './looked-at.ts';

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

/** As `measure-queries.ts` has it. */
export function measuredRow(columns: BikeColumns, looked: LookedAt, bounds: Bounds, choices: boolean): MeasuredRow {
  const near = nearMatches(looked);
  const { facets } = columns;
  const of = <Value, Counted, Other>(
    facet: Facet,
    column: EncodedColumn<Value>,
    meaning: (value: Value) => [Counted, Other],
  ) => {
    if (!choices || (facet === 'places' && !bounds.places.length)) return null;
    return groupsOf(column, near, DECIDED[facet], meaning);
  };
  const alone = <Value>(value: Value): [Value, number] => [value, 0];
  return {
    brands: columns.brands.flatMap(({ id, name, retired }, number): MeasuredRow['brands'] => {
      const isChosen = !bounds.brands.length || bounds.brands.includes(name);
      return retired ? [] : [[id, name, columns.brand.currentWith(number), isChosen]];
    }),
    parts: [looked.lead, looked.beside].flatMap((part, nth) => (part ? partRow(part, nth === 0 ? 1 : 2) : [])),
    sums: sumsOf(near),
    models: of('models', facets.models, (value) => {
      const space = value.indexOf(' ');
      return [value.slice(space + 1), columns.brands[Number(value.slice(0, space))]?.id ?? ''];
    }),
    traits: of('traits', facets.traits, alone),
    years: of('years', facets.years, alone),
    uses: of('uses', facets.uses, binsOfUsage),
    prices: of('prices', facets.prices, alone),
    places: of('places', facets.places, alone),
    good_prices: of('goodPrices', facets.goodPrices, alone),
    towns: null,
    // Their bikes have no rows.
    retired: false,
  };
}

const partRow = ({ bit, isWider, bikes, whole, read }: Sampled, slot: PartRow['slot']): PartRow => ({
  slot,
  path: 'all',
  bit,
  isWider,
  bikes,
  whole,
  met: { ...NOTHING_MET, read: read.length },
});

/** Rows that miss at most one filter, and its bit. */
interface NearMatches {
  rows: Uint32Array;
  missed: Int32Array;
}

function nearMatches({ lead, beside }: LookedAt): NearMatches {
  const most = lead.read.length + (beside?.read.length ?? 0);
  const near = { rows: new Uint32Array(most), missed: new Int32Array(most) };
  let count = 0;
  const add = ({ read, missed }: Sampled, isCounted: (bits: number) => boolean) => {
    for (let nth = 0; nth < read.length; nth++) {
      const bits = missed[nth] as number;
      if (bits & (bits - 1) || !isCounted(bits)) continue;
      near.rows[count] = read[nth] as number;
      near.missed[count++] = bits;
    }
  };
  add(lead, (bits) => !(bits & lead.bit));
  if (beside) add(beside, (bits) => (bits & lead.bit) !== 0);
  return { rows: near.rows.subarray(0, count), missed: near.missed.subarray(0, count) };
}

function sumsOf({ missed }: NearMatches): MeasuredRow['sums'] {
  const sums = new Map<number, number>();
  for (const bits of missed) sums.set(bits, (sums.get(bits) ?? 0) + 1);
  return [...sums];
}

/** From 1; 0: no bit. */
const positionOf = (bit: number) => 32 - Math.clz32(bit);

/** Counts by value and missed filter, of rows that miss nothing, or only one of the filters in `decided`. */
function groupsOf<Value, Counted, Other>(
  { codes, values }: EncodedColumn<Value>,
  { rows, missed }: NearMatches,
  decided: number,
  meaning: (value: Value) => [Counted, Other],
) {
  const bits = [0, ...Object.values(FILTER_BITS).filter((bit) => bit & decided)];
  const nthOf = new Uint8Array(32);
  for (const [nth, bit] of bits.entries()) nthOf[positionOf(bit)] = nth;
  const counts = new Int32Array(values.length * bits.length);
  for (let at = 0; at < rows.length; at++) {
    const bit = missed[at] as number;
    if (bit & ~decided) continue;
    const cell = (codes[rows[at] as number] as number) * bits.length + (nthOf[positionOf(bit)] as number);
    counts[cell] = (counts[cell] as number) + 1;
  }
  const groups: Group<Counted, Other>[] = [];
  for (let cell = 0; cell < counts.length; cell++) {
    const bikes = counts[cell] as number;
    if (!bikes) continue;
    const value = values[Math.floor(cell / bits.length)] as Value;
    groups.push([bits[cell % bits.length] as number, ...meaning(value), bikes]);
  }
  return groups;
}
