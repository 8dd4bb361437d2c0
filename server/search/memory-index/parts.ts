import { type Bounds, inForce, type Range } from '../bounds.ts';
import { FILTER_BITS, missedWord } from '../filter-mask.ts';
import { CENT_EDGES, ENGINE_EDGES, KILOMETRE_EDGES } from '../histogram-bins.ts';
import { type BikeColumns, binOf, binsOfUsage } from './bike-columns.ts';
import type { IndexedColumn } from './indexed-column.ts';

/** Rows that hold every bike which does not miss `bit`: one filter, or several. */
export interface Part {
  bit: number;
  /** It holds also bikes that miss it. */
  isWider: boolean;
  /** Of some rows the bike has changed, or is gone. */
  lists: Uint32Array[];
  rows: number;
  /** Current ones. */
  bikes: number;
}

type Lists = Pick<Part, 'lists' | 'bikes'>;

const { brand, model, place, body, condition, owners, verified, year, kilometres, engine, price, goodPrice } =
  FILTER_BITS;

/** The smallest first. */
export function partsFor(columns: BikeColumns, bounds: Bounds): Part[] {
  const asked = inForce(bounds);
  const { facets } = columns;
  const parts: Part[] = [];
  const add = (bit: number, of: () => Lists, isWider = false) => {
    if (bit && !(asked & bit)) return;
    const { lists, bikes } = of();
    parts.push({ bit: asked & bit, isWider, lists, bikes, rows: sumOf(lists, ({ length }) => length) });
  };
  add(0, () => ({ lists: [columns.everyRow], bikes: columns.bikes }));
  add(brand, () => having(columns.brand, columns.numbersOf(bounds.brands)));
  add(model, () => having(columns.model, bounds.models));
  add(place, () => having(columns.place, bounds.places));
  add(body | condition | owners | verified, () => {
    const refused = Object.values(bounds.refused).reduce((all, bits) => all | bits, 0);
    return matching(facets.traits, (traits) => !(traits & refused));
  });
  add(year, () => matching(facets.years, isWithin(bounds.years)));
  add(price, () => matching(facets.prices, isWithin(binsWithin(bounds.cents, CENT_EDGES))), true);
  add(goodPrice, () => having(facets.goodPrices, [1]));
  add(
    kilometres | engine,
    () => {
      const isRidden = isWithin(binsWithin(bounds.kilometres, KILOMETRE_EDGES));
      const isSized = isWithin(binsWithin(bounds.cc, ENGINE_EDGES));
      return matching(facets.uses, (usage) => {
        const [ridden, size] = binsOfUsage(usage);
        return isRidden(ridden) && isSized(size);
      });
    },
    true,
  );
  return parts
    .concat(
      bounds.words.map((word, nth) => {
        const rows = columns.rowsWith(word);
        return { bit: missedWord(nth), isWider: false, lists: [rows], bikes: rows.length, rows: rows.length };
      }),
    )
    .sort((a, b) => a.rows - b.rows);
}

const isWithin =
  ({ from, to }: Range) =>
  (value: number) =>
    value >= from && value <= to;
const binsWithin = ({ from, to }: Range, edges: readonly number[]): Range => ({
  from: binOf(from, edges),
  to: binOf(to, edges),
});

const matching = <Value>(column: IndexedColumn<Value>, isMeant: (value: Value) => boolean) =>
  having(column, column.values.filter(isMeant));

const having = <Value>(column: IndexedColumn<Value>, values: Value[]): Lists => ({
  lists: values.map((value) => column.rowsWith(value)),
  bikes: sumOf(values, (value) => column.currentWith(value)),
});

const sumOf = <Each>(all: Each[], of: (each: Each) => number) => all.reduce((sum, each) => sum + of(each), 0);

/** Of a part's rows those that are current: of all, or of about `most` that are evenly spread. */
export function currentRows({ isCurrent }: BikeColumns, { lists, rows }: Part, most: number): Uint32Array {
  const step = Math.max(1, rows / most);
  const current = new Uint32Array(Math.ceil(rows / step) + 1);
  let [count, next] = [0, 0];
  for (const list of lists) {
    for (; next < list.length; next += step) {
      const row = list[Math.floor(next)] as number;
      current[count] = row;
      count += isCurrent[row] as number;
    }
    next -= list.length;
  }
  return current.subarray(0, count);
}
