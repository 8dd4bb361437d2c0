import type { ConversationSettings } from '#contract/conversation-settings.ts';
import type { Db, Fragment } from '../database/connect.ts';
import type { Viewer } from '../http/viewer.ts';
import { guard } from '../products/products.ts';
import { notBlocked } from '../users/blocks/blocks.ts';
import { BEGINNING, within } from './limit-queries.ts';

export const sellerOf = (db: Db, productId: string) => db<{ sellerId: string }[]>`
  select seller_id as "sellerId" from products where id = ${productId}`;

/** Serializes the beginnings of conversations about a bike. */
export const takeTurn = (db: Db, productId: string) => db`
  select pg_advisory_xact_lock(hashtextextended(${`conversations about ${productId}`}, 0))`;

interface Asking {
  id: string;
  productId: string;
  buyer: Viewer;
  settings: ConversationSettings;
}

/** No row: there is one, a rule is broken, or a limit is reached. */
export const insertAsking = (db: Db, { id, productId, buyer, settings }: Asking) =>
  insert(
    db,
    db`
    select p.id, ${id}::uuid, ${buyer.id}::uuid, p.seller_id, false from products p
    where p.id = ${productId} and ${guard(db, 'ask', buyer)}
      and ${within(db, BEGINNING, { viewerId: buyer.id, settings, productId })}`,
  );

/** No row: there is one, or the two may not write to each other. */
export const insertInDeal = (db: Db, id: string, viewer: Viewer, bookingId: string) =>
  insert(
    db,
    db`
    select c.product_id, ${id}::uuid, c.buyer_id, c.seller_id, true from bookings c
    where c.id = ${bookingId} and ${viewer.id} in (c.buyer_id, c.seller_id) and ${viewer.role !== 'admin'}::boolean
      and ${notBlocked(db, db`c.buyer_id`, db`c.seller_id`)}
      and not exists (select 1 from users where id in (c.buyer_id, c.seller_id) and removed_at is not null)`,
  );

const insert = (db: Db, pair: Fragment) => db<{ id: string }[]>`
  with begun as (
    insert into conversations (product_id, id, buyer_id, seller_id, in_deal) ${pair}
    on conflict (product_id, buyer_id) do nothing returning product_id, id, buyer_id, seller_id
  ), sides as (
    insert into conversation_sides (product_id, conversation_id, person_id, side)
    select b.product_id, b.id, p.id, p.side
    from begun b cross join lateral (values (b.buyer_id, 'buyer'), (b.seller_id, 'seller')) p (id, side)
  )
  select id from begun`;
