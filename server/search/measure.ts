import type { Count } from '#contract/search.ts';
import type { Db } from '../database/connect.ts';
import { type Bounds, inForce } from './bounds.ts';
import { about, exactly } from './count.ts';
import type { Cursor } from './cursor.ts';
import type { MeasuredRow, PartRow } from './measure-queries.ts';
import * as queries from './measure-queries.ts';
import { filterShape } from './page-query.ts';
import type { Sizes } from './sizes.ts';
import { cursorValues, valuesOf } from './values.ts';

interface Part extends PartRow {
  met: NonNullable<PartRow['met']>;
}

export interface Brand {
  id: string;
  name: string;
  bikes: number;
  chosen: boolean;
}

interface MeasureQuery {
  bounds: Bounds;
  cursor: Cursor;
  choices: boolean;
  sizes: Sizes;
}

/** Exact or sampled counts of a search. */
export class Measured {
  readonly brands: Brand[];
  readonly row: MeasuredRow;
  /** From the smallest part of the index that holds all matches to the whole index. */
  readonly parts: Part[];
  readonly part: Part;
  readonly wide: Part;
  readonly #query: Pick<MeasureQuery, 'bounds'>;

  constructor(row: MeasuredRow, query: Pick<MeasureQuery, 'bounds'>) {
    this.row = row;
    this.#query = query;
    this.brands = (row.brands ?? []).map(([id, name, bikes, chosen]) => ({ id, name, bikes, chosen }));
    this.parts = (row.parts ?? []).map((part) => ({ ...part, met: part.met ?? NOTHING_MET }));
    this.part = this.parts[0] as Part;
    this.wide = this.parts.at(-1) as Part;
  }

  /** Scales sampled counts to the part they were read from. */
  counted(read: Iterable<readonly [missed: number, bikes: number]>): Count {
    let [bikes, isAbout] = [0, false];
    for (const [missed, each] of read) {
      const part = this.#partOf(missed);
      bikes += each * (part.whole || !part.met.read ? 1 : part.bikes / part.met.read);
      isAbout ||= !part.whole;
    }
    return isAbout ? about(bikes) : exactly(bikes);
  }

  get chosen(): Brand[] {
    return this.brands.filter(({ chosen }) => chosen);
  }

  get isEmpty(): boolean {
    return this.part.whole && !this.read(0);
  }

  get bikes(): number {
    return this.brands.reduce((sum, { bikes }) => sum + bikes, 0);
  }

  read(missed: number): number {
    return this.row.sums?.find(([same]) => same === missed)?.[1] ?? 0;
  }

  total(seen: number): Count {
    const { bit, isWider, path, bikes } = this.part;
    const isAll = inForce(this.#query.bounds) === bit && !isWider && this.isOnly(bit);
    if (isAll && (!this.row.retired || path === 'all' || path === 'brands')) return exactly(bikes);
    const counted = this.counted([[0, this.read(0)]]);
    return counted.about && counted.bikes < seen ? about(seen) : counted;
  }

  /** No filter besides `bit`. */
  isOnly(bit: number): boolean {
    return (
      !(inForce(this.#query.bounds) & ~bit) && !this.#query.bounds.words.length && !this.#query.bounds.unwanted.length
    );
  }

  /** Bikes that miss the filter of the smallest part were read in the next part. */
  #partOf(missed: number): Part {
    return (missed & this.part.bit && this.parts[1]) || this.part;
  }
}

export const NOTHING_MET: Part['met'] = {
  read: 0,
  ahead: 0,
  wordless: 0,
  brands: 0,
  models: 0,
  places: 0,
  price: 0,
  kilometres: 0,
  year: 0,
  engine: 0,
  traits: 0,
  priceScore: 0,
  words: 0,
};

export async function measure(db: Db, query: MeasureQuery): Promise<Measured> {
  const { bounds, cursor, choices, sizes } = query;
  const shape = { ...filterShape({ bounds }), sizes };
  const [row] = await queries.measure(db, shape, { ...valuesOf(bounds), ...cursorValues(cursor), choices });
  return new Measured(row as MeasuredRow, query);
}
