import type { Page } from '#contract/pagination.ts';
import type { Db } from '../database/connect.ts';
import type { Viewer } from '../http/viewer.ts';
import { guard } from './may.ts';
import { onMarket, type ProductRow, products } from './queries.ts';
import { MOST_OF_ONE_SELLER } from './sellers-share.ts';

/** As often as the job runs. */
const TURN_MINUTES = 10;

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

export const longestWithoutTurn = (db: Db, limit: number) => db<{ id: string }[]>`
  select id from (
    select p.id, p.advertised_turn_at,
      row_number() over (partition by p.seller_id order by p.advertised_turn_at, p.id) as nth
    from products p join users s on s.id = p.seller_id join categories c on c.id = p.category_id
    where p.advertised_at is not null and ${onMarket(db)}) waiting
  where nth <= ${MOST_OF_ONE_SELLER} order by advertised_turn_at, id limit ${limit}`;

export const giveTurn = (db: Db, ids: string[]) => db`
  update products set advertised_turn_at = now() where id = any(${ids}::uuid[])`;
