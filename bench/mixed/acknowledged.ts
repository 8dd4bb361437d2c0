import type { Product } from '#contract/products.ts';
import type { Sql } from '#server/database/connect.ts';

interface Since<Value> {
  at: number;
  value: Value;
}

export type Shown = Pick<Product, '_id' | 'resalePrice'> & Partial<Pick<Product, 'isAvailable' | 'isReserved'>>;

/** A request after an acknowledged change must not see older content. */
export class Acknowledged {
  readonly #prices = new Map<string, Since<number>[]>();
  readonly #booked = new Map<string, number>();
  readonly #newest = new Map<string, Since<string>[]>();
  compared = 0;

  /** Prices only rise, so that a stale one is detectable. */
  priced(id: string, dollars: number) {
    noted(this.#prices, id, dollars);
  }

  booked(id: string) {
    this.#booked.set(id, performance.now());
  }

  listed(brand: string, id: string) {
    noted(this.#newest, brand, id);
  }

  /** Acknowledged changes that the database does not have. */
  async lostIn(sql: Sql): Promise<number> {
    const prices = [...this.#prices].map(([id, values]) => ({ id, cents: 100 * (values.at(-1)?.value ?? 0) }));
    const listed = [...this.#newest.values()].flat().map(({ value }) => value);
    const [lost] = await sql<{ count: number }[]>`
      select (
        (select count(*) from unnest(${prices.map(({ id }) => id)}::uuid[], ${prices.map(({ cents }) => cents)}::int[])
          as known (id, cents) where not exists (
            select 1 from products p where p.id = known.id and p.resale_price_cents >= known.cents))
        + (select count(*) from unnest(${[...this.#booked.keys()]}::uuid[]) as known (id) where not exists (
            select 1 from bookings b where b.product_id = known.id))
        + (select count(*) from unnest(${listed}::uuid[]) as known (id) where not exists (
            select 1 from products p where p.id = known.id))
      )::int as count`;
    return lost?.count ?? 0;
  }

  faultOf(bike: Shown, askedAt: number): string | undefined {
    const price = before(this.#prices.get(bike._id), askedAt);
    const isBooked = (this.#booked.get(bike._id) ?? Number.POSITIVE_INFINITY) < askedAt;
    if (price !== undefined || isBooked) this.compared++;
    if (price !== undefined && bike.resalePrice < price) return 'a price from before an edit';
    if (isBooked && bike.isAvailable && !bike.isReserved) return 'on sale though it was booked';
  }

  /** First page of a brand, newest first; ids grow with time. */
  faultOfList(brand: string, bikes: readonly Shown[], askedAt: number): string | undefined {
    const newest = before(this.#newest.get(brand), askedAt);
    const oldestShown = bikes.at(-1)?._id ?? '';
    if (newest && newest > oldestShown && !bikes.some(({ _id }) => _id === newest))
      return 'without a bike listed before';
  }
}

function noted<Value>(all: Map<string, Since<Value>[]>, key: string, value: Value) {
  const values = all.get(key) ?? [];
  values.push({ at: performance.now(), value });
  all.set(key, values);
}

const before = <Value>(values: Since<Value>[] | undefined, at: number) =>
  values?.findLast((since) => since.at < at)?.value;
