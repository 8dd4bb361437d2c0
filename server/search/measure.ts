import type { Count } from '#contract/search.ts';
import type { Db } from '../database/connect.ts';
import { inForce } from './bounds.ts';
import { about, exactly } from './count.ts';
import { type Asked, type MeasuredRow, measure as measureOnce, type PartRow } from './measure-queries.ts';

type Part = { [of in keyof PartRow]: NonNullable<PartRow[of]> };

export interface Brand {
  id: string;
  name: string;
  bikes: number;
  chosen: boolean;
}

/** What there is for a search: counted, or told by a sample. */
export class Measured {
  readonly brands: Brand[];
  readonly row: MeasuredRow;
  /** The smallest part of the shelf in which everything is that fits, and the next larger one. */
  readonly part: Part;
  readonly larger: Part | undefined;
  /** Everything. */
  readonly wide: Part;
  readonly #asked: Asked;

  constructor(row: MeasuredRow, asked: Asked) {
    this.row = row;
    this.#asked = asked;
    this.brands = (row.brands ?? []).map(([id, name, bikes, chosen]) => ({ id, name, bikes, chosen }));
    const parts = (row.parts ?? []).map(wholly);
    this.part = parts[0] as Part;
    this.larger = parts[1];
    this.wide = parts.at(-1) as Part;
  }

  /** How many bikes there are for some that were read, by what they miss. */
  counted(read: Iterable<readonly [missed: number, bikes: number]>): Count {
    let [bikes, isAbout] = [0, false];
    for (const [missed, each] of read) {
      const part = this.#partOf(missed);
      bikes += each * (part.whole || !part.read ? 1 : part.bikes / part.read);
      isAbout ||= !part.whole;
    }
    return isAbout ? about(bikes) : exactly(bikes);
  }

  get chosen(): Brand[] {
    return this.brands.filter(({ chosen }) => chosen);
  }

  /** It is certain that nothing fits. */
  get isEmpty(): boolean {
    return this.part.whole && !this.read(0);
  }

  /** On sale altogether. */
  get bikes(): number {
    return this.brands.reduce((sum, { bikes }) => sum + bikes, 0);
  }

  /** How many of those that were read miss exactly this. */
  read(missed: number): number {
    return this.row.sums?.find(([same]) => same === missed)?.[1] ?? 0;
  }

  /** How many bikes fit, at least as many as were seen. */
  total(seen: number): Count {
    const { bit, path, bikes } = this.part;
    const isAll = inForce(this.#asked.bounds) === bit && this.isOnly(bit);
    if (isAll && (!this.row.retired || path === 'all' || path === 'brands')) return exactly(bikes);
    const counted = this.counted([[0, this.read(0)]]);
    return counted.about && counted.bikes < seen ? about(seen) : counted;
  }

  /** Nothing is asked for but perhaps this. */
  isOnly(bit: number): boolean {
    return !(inForce(this.#asked.bounds) & ~bit) && !this.#asked.bounds.words.length;
  }

  #partOf(missed: number): Part {
    return missed & this.part.bit && this.larger ? this.larger : this.part;
  }
}

const wholly = (part: PartRow): Part => ({
  ...part,
  read: part.read ?? 0,
  ahead: part.ahead ?? 0,
  models: part.models ?? 0,
  places: part.places ?? 0,
  price: part.price ?? 0,
  kilometres: part.kilometres ?? 0,
  year: part.year ?? 0,
  engine: part.engine ?? 0,
  traits: part.traits ?? 0,
  words: part.words ?? 0,
});

export async function measure(db: Db, asked: Asked): Promise<Measured> {
  const [row] = await measureOnce(db, asked);
  return new Measured(row, asked);
}
