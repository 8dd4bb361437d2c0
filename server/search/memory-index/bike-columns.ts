import { GOOD_PRICE_SCORE } from '#contract/price-label.ts';
import { CENT_EDGES, ENGINE_EDGES, KILOMETRE_EDGES } from '../histogram-bins.ts';
import { codesOfOne, EncodedColumn, RowCodes } from './encoded-column.ts';
import { IdColumn } from './id-column.ts';
import { IndexedColumn } from './indexed-column.ts';
import type { BrandRow, IndexedBike } from './queries.ts';
import { NO_ROWS, RowBitmap, RowList } from './row-list.ts';
import { MEMORY_SIZES, type MemorySizes } from './sizes.ts';
import { SortOrders } from './sort-orders.ts';

/** Room for changes, until the bikes are loaded again. */
const SPARE = { share: 1 / 4, rows: 1_000 };

export const FACETS = ['models', 'traits', 'years', 'uses', 'prices', 'places', 'goodPrices'] as const;

export type Facet = (typeof FACETS)[number];

/** What a search compares, counts and sorts by, a column each. A bike that changes gets a new row, as words list rows. */
export class BikeColumns {
  readonly brands: readonly BrandRow[];
  readonly sizes: MemorySizes;
  /** Rows, of which some are no longer current. */
  rows = 0;
  /** Current rows. */
  bikes = 0;
  readonly #everyRow: Uint32Array;
  readonly ids: IdColumn;
  readonly isCurrent: Uint8Array;
  /** Numbers of `brands`. */
  readonly brand: IndexedColumn<number>;
  readonly model: IndexedColumn<string>;
  readonly cents: Int32Array;
  readonly year: Int16Array;
  readonly kilometres: Int32Array;
  readonly cc: Int16Array;
  readonly traits: Int32Array;
  readonly place: IndexedColumn<number>;
  readonly freshness: Int32Array;
  readonly score: Int16Array;
  /** What facets count. */
  readonly facets: {
    /** Numbers of brands and ids of models, with a space between. */
    models: EncodedColumn<string>;
    traits: IndexedColumn<number>;
    years: IndexedColumn<number>;
    places: IndexedColumn<number>;
    /** Bins of kilometres and engines, as `usageOf` has them. */
    uses: IndexedColumn<number>;
    prices: IndexedColumn<number>;
    goodPrices: IndexedColumn<number>;
  };
  /** Theirs, in the order of `FACETS`. */
  readonly facetCodes: RowCodes;
  orders = SortOrders.none;
  readonly #rowsWith = new Map<string, RowList>();
  readonly #numberOfBrand: Map<string, number>;

  constructor(brands: readonly BrandRow[], bikes: number, sizes = MEMORY_SIZES) {
    const rows = Math.ceil(bikes * (1 + SPARE.share)) + SPARE.rows;
    this.brands = brands;
    this.sizes = sizes;
    this.#numberOfBrand = new Map(brands.map(({ id }, at) => [id, at]));
    this.#everyRow = new Uint32Array(rows);
    for (let row = 0; row < rows; row++) this.#everyRow[row] = row;
    this.ids = new IdColumn(rows);
    this.isCurrent = new Uint8Array(rows);
    this.brand = new IndexedColumn(codesOfOne(rows));
    this.model = new IndexedColumn(codesOfOne(rows));
    this.cents = new Int32Array(rows);
    this.year = new Int16Array(rows);
    this.kilometres = new Int32Array(rows);
    this.cc = new Int16Array(rows);
    this.traits = new Int32Array(rows);
    this.facetCodes = new RowCodes(rows);
    this.place = new IndexedColumn(this.facetCodes, FACETS.indexOf('places'));
    this.freshness = new Int32Array(rows);
    this.score = new Int16Array(rows);
    const indexed = (facet: Facet) => new IndexedColumn<number>(this.facetCodes, FACETS.indexOf(facet));
    this.facets = {
      models: new EncodedColumn(this.facetCodes, FACETS.indexOf('models')),
      traits: indexed('traits'),
      years: indexed('years'),
      places: this.place,
      uses: indexed('uses'),
      prices: indexed('prices'),
      goodPrices: indexed('goodPrices'),
    };
  }

  numbersOf(brands: string[]): number[] {
    return this.brands.flatMap(({ name }, number) => (brands.includes(name) ? number : []));
  }

  get everyRow(): Uint32Array {
    return this.#everyRow.subarray(0, this.rows);
  }

  /** Of a word, or of `^word` in the title; some may no longer be current. */
  rowsWith(term: string): Uint32Array {
    return this.#rowsWith.get(term)?.rows ?? NO_ROWS;
  }

  /** The same as a bitmap. */
  bitmapOf(term: string): RowBitmap {
    const capacity = this.isCurrent.length;
    return this.#rowsWith.get(term)?.bitmap(capacity) ?? new RowBitmap(capacity);
  }

  /** Once all are loaded. */
  async sort() {
    if (this.rows > this.sizes.paged) this.orders = await SortOrders.of(this);
  }

  remove(id: string) {
    const row = this.ids.rowOf(id);
    if (row === undefined || !this.isCurrent[row]) return;
    this.isCurrent[row] = 0;
    this.bikes--;
    const { traits, years, uses, prices, goodPrices } = this.facets;
    for (const column of [this.brand, this.model, this.place, traits, years, uses, prices, goodPrices])
      column.remove(row);
  }

  /** Throws when there is no more room. A bike of a retired brand is not found. */
  put(bike: IndexedBike) {
    const brand = this.#numberOfBrand.get(bike.category_id);
    if (this.rows === this.isCurrent.length || brand === undefined)
      throw new RangeError('No room for another bike, or of an unknown brand');
    this.remove(bike.product_id);
    if (this.brands[brand]?.retired) return;
    const row = this.rows++;
    this.ids.set(row, bike.product_id);
    this.isCurrent[row] = 1;
    this.bikes++;
    this.brand.set(row, brand);
    this.model.set(row, bike.model_id);
    this.cents[row] = bike.price_cents;
    this.year[row] = bike.model_year;
    this.kilometres[row] = bike.kilometres;
    this.cc[row] = bike.engine_cc;
    this.traits[row] = bike.traits;
    this.place.set(row, bike.place_id);
    this.freshness[row] = bike.freshness;
    this.score[row] = bike.price_score;
    this.facets.models.set(row, `${brand} ${bike.model_id}`);
    this.facets.traits.set(row, bike.traits);
    this.facets.years.set(row, bike.model_year);
    this.facets.uses.set(row, usageOf(bike));
    this.facets.prices.set(row, binOf(bike.price_cents, CENT_EDGES));
    this.facets.goodPrices.set(row, Number(bike.price_score >= GOOD_PRICE_SCORE));
    for (const term of bike.terms.split(' ')) {
      let rows = this.#rowsWith.get(term);
      if (!rows) {
        rows = new RowList();
        this.#rowsWith.set(term, rows);
      }
      rows.push(row);
    }
  }
}

/** More than there are bins of engines. */
const ENGINES = 256;

const usageOf = ({ kilometres, engine_cc }: IndexedBike) =>
  binOf(kilometres, KILOMETRE_EDGES) * ENGINES + binOf(engine_cc, ENGINE_EDGES);

export const binsOfUsage = (usage: number): [kilometres: number, engine: number] => [
  Math.floor(usage / ENGINES),
  usage % ENGINES,
];

/** As PostgreSQL's `width_bucket`: how many lower bounds the value has reached. */
export function binOf(value: number, edges: readonly number[]): number {
  let [low, high] = [0, edges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value >= (edges[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}
