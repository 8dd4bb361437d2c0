import type { Db } from '../database/connect.ts';
import { onMarket, type ProductRow, products, type WholeRow } from './queries.ts';

type Like = Pick<WholeRow, 'id' | 'categoryId' | 'modelId' | 'bodyType' | 'resalePriceCents'>;

export const MOST_OF_ONE_SELLER = 2;
const READ_PER_SHOWN = 4;

export const similar = (db: Db, like: Like, limit: number) => {
  const { id, categoryId, modelId, bodyType, resalePriceCents: price } = like;
  const first = db`limit ${limit * READ_PER_SHOWN}`;
  const others = db`from products where status = 'available' and id <> ${id}
    and category_id = ${categoryId}`;
  const nearest = (rank: number, which = db``) => db`
    union all (select id, ${rank}::int, resale_price_cents - ${price}::bigint ${others} ${which}
      and resale_price_cents >= ${price} order by resale_price_cents, id ${first})
    union all (select id, ${rank}::int, ${price}::bigint - resale_price_cents ${others} ${which}
      and resale_price_cents < ${price} order by resale_price_cents desc, id desc ${first})`;
  return db<ProductRow[]>`
    with near (id, rank, distance) as (
      (select id, 0, 0::bigint ${others} and model_id = ${modelId} order by freshness desc, id desc ${first})
      ${bodyType ? nearest(1, db`and body_type = ${bodyType}`) : db``}
      ${nearest(2)}
    )
    ${products(db)}
      join (select ranked.*, row_number() over (partition by o.seller_id order by o.image_url = '', rank, distance, id desc)
          > ${MOST_OF_ONE_SELLER} as is_another, o.image_url = '' as is_unseen
        from (select id, min(rank) as rank, min(distance) as distance from near group by id) ranked
          join products o using (id)
        order by is_another, is_unseen, rank, distance, id desc limit ${limit}) n on n.id = p.id
    where ${onMarket(db)} order by n.is_another, n.is_unseen, n.rank, n.distance, p.id desc`;
};

export const othersOfSeller = (db: Db, { id, sellerId }: { id: string; sellerId: string }, limit: number) => db<
  ProductRow[]
>`
  ${products(db)} where p.seller_id = ${sellerId} and p.id <> ${id} and ${onMarket(db)} order by p.id desc limit ${limit}`;
