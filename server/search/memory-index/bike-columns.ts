import { GOOD_PRICE_SCORE } from '#contract/price-label.ts';
import { CENT_EDGES, ENGINE_EDGES, KILOMETRE_EDGES } from '../histogram-bins.ts';
import type { BikeRow, BrandRow } from './queries.ts';

/** Room for changes, until the bikes are loaded again. */
const SPARE = { share: 1 / 4, rows: 1_000 };

/** Numbers for values, in the order in which they came. */
export class Dictionary<Value> {
  readonly values: Value[] = [];
  readonly #numbers = new Map<Value, number>();

  numberOf(value: Value): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    this.#numbers.set(value, this.values.length);
    return this.values.push(value) - 1;
  }
}

/** What a search compares, counts and sorts by, a column each. A bike that changes gets a new row, as words list rows. */
export class BikeColumns {
  readonly brands: readonly BrandRow[];
  /** Rows, of which some are no longer current. */
  rows = 0;
  readonly ids: string[] = [];
  readonly isCurrent: Uint8Array;
  readonly brand: Uint16Array;
  readonly model: Uint16Array;
  readonly cents: Int32Array;
  readonly year: Int16Array;
  readonly kilometres: Int32Array;
  readonly cc: Int16Array;
  readonly traits: Int32Array;
  readonly place: Int32Array;
  readonly freshness: Int32Array;
  readonly score: Int16Array;
  /** What is counted together: numbers of the values in `kinds`. */
  readonly group: Record<'models' | 'traits' | 'years' | 'places' | 'uses' | 'prices' | 'goodPrices', Uint16Array>;
  readonly models = new Dictionary<string>();
  readonly kinds = {
    models: new Dictionary<string>(),
    traits: new Dictionary<number>(),
    years: new Dictionary<number>(),
    places: new Dictionary<number>(),
    uses: new Dictionary<number>(),
    prices: new Dictionary<number>(),
    goodPrices: new Dictionary<number>(),
  };
  readonly #models: [model: string, brandId: string][] = [];
  readonly #rowOf = new Map<string, number>();
  readonly #rowsWith = new Map<string, number[]>();
  readonly #numberOfBrand: Map<string, number>;

  constructor(brands: readonly BrandRow[], bikes: number) {
    const rows = Math.ceil(bikes * (1 + SPARE.share)) + SPARE.rows;
    this.brands = brands;
    this.#numberOfBrand = new Map(brands.map(({ id }, at) => [id, at]));
    this.isCurrent = new Uint8Array(rows);
    this.brand = new Uint16Array(rows);
    this.model = new Uint16Array(rows);
    this.cents = new Int32Array(rows);
    this.year = new Int16Array(rows);
    this.kilometres = new Int32Array(rows);
    this.cc = new Int16Array(rows);
    this.traits = new Int32Array(rows);
    this.place = new Int32Array(rows);
    this.freshness = new Int32Array(rows);
    this.score = new Int16Array(rows);
    const numbers = () => new Uint16Array(rows);
    this.group = {
      models: numbers(),
      traits: numbers(),
      years: numbers(),
      places: numbers(),
      uses: numbers(),
      prices: numbers(),
      goodPrices: numbers(),
    };
  }

  get bikes() {
    return this.#rowOf.size;
  }

  /** Of a number in `group.models`. */
  modelOf(number: number): [model: string, brandId: string] {
    return this.#models[number] as [string, string];
  }

  /** Of a word, or of `^word` in the title; some may no longer be current. */
  rowsWith(term: string): readonly number[] {
    return this.#rowsWith.get(term) ?? [];
  }

  remove(id: string) {
    const row = this.#rowOf.get(id);
    if (row === undefined) return;
    this.isCurrent[row] = 0;
    this.#rowOf.delete(id);
  }

  /** Throws when there is no more room. A bike of a retired brand is not found. */
  put(bike: BikeRow) {
    const brand = this.#numberOfBrand.get(bike.brand);
    if (this.rows === this.isCurrent.length || brand === undefined)
      throw new RangeError('No room for another bike, or of an unknown brand');
    this.remove(bike.id);
    if (this.brands[brand]?.retired) return;
    const row = this.rows++;
    this.#rowOf.set(bike.id, row);
    this.ids[row] = bike.id;
    this.isCurrent[row] = 1;
    this.brand[row] = brand;
    this.model[row] = this.models.numberOf(bike.model);
    this.cents[row] = bike.cents;
    this.year[row] = bike.year;
    this.kilometres[row] = bike.kilometres;
    this.cc[row] = bike.cc;
    this.traits[row] = bike.traits;
    this.place[row] = bike.place;
    this.freshness[row] = bike.freshness;
    this.score[row] = bike.score;
    this.#group(row, bike, brand);
    for (const term of bike.terms.split(' ')) {
      const rows = this.#rowsWith.get(term);
      if (rows) rows.push(row);
      else this.#rowsWith.set(term, [row]);
    }
  }

  #group(row: number, bike: BikeRow, brand: number) {
    const { kinds, group } = this;
    const model = kinds.models.numberOf(`${brand} ${bike.model}`);
    group.models[row] = model;
    this.#models[model] = [bike.model, bike.brand];
    group.traits[row] = kinds.traits.numberOf(bike.traits);
    group.years[row] = kinds.years.numberOf(bike.year);
    group.places[row] = kinds.places.numberOf(bike.place);
    group.goodPrices[row] = kinds.goodPrices.numberOf(Number(bike.score >= GOOD_PRICE_SCORE));
    group.prices[row] = kinds.prices.numberOf(binOf(bike.cents, CENT_EDGES));
    group.uses[row] = kinds.uses.numberOf(
      binOf(bike.kilometres, KILOMETRE_EDGES) * USES + binOf(bike.cc, ENGINE_EDGES),
    );
  }
}

/** More than there are bins of engines. */
export const USES = 256;

/** As PostgreSQL's `width_bucket`: how many lower bounds the value has reached. */
function binOf(value: number, edges: readonly number[]): number {
  let [low, high] = [0, edges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value >= (edges[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}
