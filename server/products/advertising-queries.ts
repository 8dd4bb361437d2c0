import type { Page } from '#contract/pagination.ts';
import type { Db } from '../database/connect.ts';
import type { Viewer } from '../http/viewer.ts';
import { guard } from './may.ts';
import { onMarket, type ProductRow, products } from './queries.ts';
import { MOST_OF_ONE_SELLER } from './sellers-share.ts';

/** As often as the job runs. */
const TURN_MINUTES = 10;
/** Of a turn that begins between two runs of the job. */
const SHORTEST_TURN_MINUTES = 5;

// The cursor's turn in a subquery of its own, so that the index scan starts there.
export const advertised = (db: Db, { limit, after }: Page) => db<ProductRow[]>`
  ${products(db)} where p.advertised_at is not null and ${onMarket(db)}
    ${after ? db`and (p.advertised_turn_at, p.id) < ((select advertised_turn_at from products where id = ${after}), ${after}::uuid)` : db``}
  order by p.advertised_turn_at desc, p.id desc limit ${limit + 1}`;

export const turnsOf = (db: Db, sellerId: string) => db<{ turns: number }[]>`
  select count(*)::int as turns from products
  where seller_id = ${sellerId} and advertised_turn_at > now() - make_interval(mins => ${TURN_MINUTES})`;

export const advertise = (db: Db, id: string, seller: Viewer, hasTurn: boolean) => db`
  update products p set advertised_at = now(), advertised_turn_at = case when ${hasTurn} then now() else '-infinity' end
  where p.id = ${id} and ${guard(db, 'advertise', seller)}`;

/** `begun`: how many turns began so shortly ago that they go on; of a seller they count to the share. */
export const longestWithoutTurn = (db: Db, limit: number) => db<{ id: string; begun: number }[]>`
  select id, begun from (
    select id, advertised_turn_at, is_begun, (count(*) filter (where is_begun) over ())::int as begun,
      count(*) filter (where is_begun) over (partition by seller_id) as begun_of_seller,
      row_number() over (partition by seller_id, is_begun order by advertised_turn_at, id) as nth
    from (
      select p.id, p.seller_id, p.advertised_turn_at,
        p.advertised_turn_at > now() - make_interval(mins => ${SHORTEST_TURN_MINUTES}) as is_begun
      from products p join users s on s.id = p.seller_id join categories c on c.id = p.category_id
      where p.advertised_at is not null and ${onMarket(db)}) advertised) waiting
  where not is_begun and nth + begun_of_seller <= ${MOST_OF_ONE_SELLER} order by advertised_turn_at, id limit ${limit}`;

export const giveTurn = (db: Db, ids: string[]) => db`
  update products set advertised_turn_at = now() where id = any(${ids}::uuid[])`;
