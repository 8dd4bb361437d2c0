import type { Sql } from '#server/database/connect.ts';
import type { Viewer } from '#server/http/viewer.ts';

const MOST = 300;

/** People and bikes from everywhere in the market, another one with each call. */
export interface Cast {
  bike(): string;
  buyer(): Viewer;
  seller(): Viewer;
  /** Has a saved search. */
  searcher(): Viewer;
  dealer: Viewer;
  middle: string;
}

export async function chooseCast(sql: Sql): Promise<Cast> {
  const bikes = await sql<{ id: string }[]>`
    select p.id from shelf s join products p on p.id = s.product_id
    where s.sample < 2000 and p.status = 'available' order by s.sample, p.id limit ${MOST}`;
  const person = sql`id, email, name, role, verified_at is not null as verified, true as "emailConfirmed"`;
  const buyers = await sql<Viewer[]>`
    select ${person} from users where id in (select person_id from favourites order by product_id limit 20000)
      and role = 'buyer' order by md5(id::text) limit ${MOST}`;
  const sellers = await sql<Viewer[]>`
    select ${person} from users where role = 'seller' and id in (select seller_id from bookings order by id limit 20000)
    order by md5(id::text) limit ${MOST}`;
  const searchers = await sql<Viewer[]>`
    select ${person} from users where id in (select person_id from saved_searches order by id limit ${MOST})`;
  const [dealer] = await sql<Viewer[]>`
    select ${person} from users where id = (select seller_id from products group by seller_id order by count(*) desc limit 1)`;
  const [middle] = await sql<{ id: string }[]>`
    select product_id as id from shelf order by freshness desc, product_id desc
    offset (select count(*) / 2 from shelf) limit 1`;
  if (!dealer || !middle) throw new Error('The market is empty');
  return {
    bike: inTurn(bikes.map(({ id }) => id)),
    buyer: inTurn([...buyers]),
    seller: inTurn([...sellers]),
    searcher: inTurn([...searchers]),
    dealer,
    middle: middle.id,
  };
}

export function inTurn<T>(all: T[]): () => T {
  let next = 0;
  return () => {
    const one = all[next++ % all.length];
    if (one === undefined) throw new Error('There is nothing to ask for');
    return one;
  };
}
