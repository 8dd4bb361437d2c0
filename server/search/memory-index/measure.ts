import type { Bounds } from '../bounds.ts';
import { FILTER_BITS } from '../filter-mask.ts';
import { NOTHING_MET } from '../measure.ts';
import type { Group, MeasuredRow, PartRow } from '../measure-queries.ts';
import { type BikeColumns, binsOfUsage, FACETS, type Facet } from './bike-columns.ts';
import type { LookedAt, Sampled } from './looked-at.ts';

const { brand, model, body, condition, owners, verified, year, kilometres, engine, price, place, goodPrice } =
  FILTER_BITS;

type ValueOf<Name extends Facet> = BikeColumns['facets'][Name]['values'][number];

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
  const counted = choices ? FACETS.filter((facet) => facet !== 'places' || bounds.places.length) : [];
  const counts = countsOf(columns, near, counted);
  const of = <Name extends Facet, Counted, Other>(
    facet: Name,
    meaning: (value: ValueOf<Name>) => [Counted, Other],
  ): Group<Counted, Other>[] | null => {
    const found = counts.find((one) => one.facet === facet);
    return found ? groupsOf(columns.facets[facet].values as ValueOf<Name>[], found, meaning) : null;
  };
  const alone = <Value>(value: Value): [Value, number] => [value, 0];
  return {
    brands: columns.brands.flatMap(({ id, name, retired }, number): MeasuredRow['brands'] => {
      const isChosen = !bounds.brands.length || bounds.brands.includes(name);
      return retired ? [] : [[id, name, columns.brand.currentWith(number), isChosen]];
    }),
    parts: [looked.lead, looked.beside].flatMap((part, nth) => (part ? partRow(part, nth === 0 ? 1 : 2) : [])),
    sums: sumsOf(near),
    models: of('models', (value) => {
      const space = value.indexOf(' ');
      return [value.slice(space + 1), columns.brands[Number(value.slice(0, space))]?.id ?? ''];
    }),
    traits: of('traits', alone),
    years: of('years', alone),
    uses: of('uses', binsOfUsage),
    prices: of('prices', alone),
    places: of('places', alone),
    good_prices: of('goodPrices', alone),
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

/** Bikes by the code of a facet and the bit among `bits` that they miss. */
interface FacetCounts {
  facet: Facet;
  bits: number[];
  counts: Int32Array;
}

/** Counts rows that miss nothing, or only one of the filters that decide a facet. */
function countsOf(columns: BikeColumns, { rows, missed }: NearMatches, facets: readonly Facet[]): FacetCounts[] {
  if (!facets.length) return [];
  const codes = columns.facetCodes.of(rows);
  return facets.map((facet) => {
    const decided = DECIDED[facet];
    const bits = [0, ...Object.values(FILTER_BITS).filter((bit) => bit & decided)];
    const nthOf = new Uint8Array(32);
    for (const [nth, bit] of bits.entries()) nthOf[positionOf(bit)] = nth;
    const [width, step] = [bits.length, FACETS.length];
    const counts = new Int32Array(columns.facets[facet].values.length * width);
    for (let at = 0, place = FACETS.indexOf(facet); at < rows.length; at++, place += step) {
      const bit = missed[at] as number;
      if (bit & ~decided) continue;
      const cell = (codes[place] as number) * width + (nthOf[positionOf(bit)] as number);
      counts[cell] = (counts[cell] as number) + 1;
    }
    return { facet, bits, counts };
  });
}

function groupsOf<Value, Counted, Other>(
  values: readonly Value[],
  { bits, counts }: FacetCounts,
  meaning: (value: Value) => [Counted, Other],
) {
  const groups: Group<Counted, Other>[] = [];
  for (let cell = 0; cell < counts.length; cell++) {
    const bikes = counts[cell] as number;
    if (!bikes) continue;
    const value = values[Math.floor(cell / bits.length)] as Value;
    groups.push([bits[cell % bits.length] as number, ...meaning(value), bikes]);
  }
  return groups;
}
