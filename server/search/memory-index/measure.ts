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

/** Rows that miss at most one filter, those of each filter together. */
interface NearMatches {
  rows: Uint32Array;
  /** Where those begin that miss nothing, by position 0, or the bit of a position; behind the last, where it ends. */
  starts: Uint32Array;
}

/** From 1; 0: no bit. */
const positionOf = (bit: number) => 32 - Math.clz32(bit);
const POSITIONS = 33;

function nearMatches({ lead, beside }: LookedAt): NearMatches {
  const most = lead.read.length + (beside?.read.length ?? 0);
  const found = new Uint32Array(most);
  const positions = new Uint8Array(most);
  const starts = new Uint32Array(POSITIONS + 1);
  let count = 0;
  /** Bikes that miss the filter of the lead are counted beside it. */
  const add = ({ read, missed }: Sampled, isLead: boolean) => {
    for (let nth = 0; nth < read.length; nth++) {
      const bits = missed[nth] as number;
      if (bits & (bits - 1) || ((bits & lead.bit) === 0) !== isLead) continue;
      const position = positionOf(bits);
      found[count] = read[nth] as number;
      positions[count++] = position;
      starts[position + 1] = (starts[position + 1] as number) + 1;
    }
  };
  add(lead, true);
  if (beside) add(beside, false);
  for (let position = 0; position < POSITIONS; position++)
    starts[position + 1] = (starts[position + 1] as number) + (starts[position] as number);
  const rows = new Uint32Array(count);
  const next = starts.slice();
  for (let nth = 0; nth < count; nth++) {
    const position = positions[nth] as number;
    const place = next[position] as number;
    rows[place] = found[nth] as number;
    next[position] = place + 1;
  }
  return { rows, starts };
}

const missing = ({ starts }: NearMatches, bit: number): [from: number, to: number] => {
  const position = positionOf(bit);
  return [starts[position] as number, starts[position + 1] as number];
};

const ALL_BITS = [0, ...Array.from({ length: POSITIONS - 1 }, (_, at) => 1 << at)];

const sumsOf = (near: NearMatches): MeasuredRow['sums'] =>
  ALL_BITS.flatMap((bit): [missed: number, bikes: number][] => {
    const [from, to] = missing(near, bit);
    return to > from ? [[bit, to - from]] : [];
  });

/** Bikes by the code of a facet and the bit among `bits` that they miss. */
interface FacetCounts {
  facet: Facet;
  bits: number[];
  counts: Int32Array;
}

/** Counts rows that miss nothing, or only one of the filters that decide a facet. */
function countsOf(columns: BikeColumns, near: NearMatches, facets: readonly Facet[]): FacetCounts[] {
  if (!facets.length) return [];
  const codes = columns.facetCodes.of(near.rows);
  const step = columns.facetCodes.width;
  return facets.map((facet) => {
    const bits = [0, ...Object.values(FILTER_BITS).filter((bit) => bit & DECIDED[facet])];
    const width = bits.length;
    const place = FACETS.indexOf(facet);
    const counts = new Int32Array(columns.facets[facet].values.length * width);
    for (const [nth, bit] of bits.entries()) {
      const [from, to] = missing(near, bit);
      for (let at = from; at < to; at++) {
        const cell = (codes[at * step + place] as number) * width + nth;
        counts[cell] = (counts[cell] as number) + 1;
      }
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
