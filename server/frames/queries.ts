import type { Db } from '../database/connect.ts';
import type { FrameEvent, FrameRecord } from './findings.ts';
import type { Frame } from './frame.ts';

export const insertRecords = (db: Db, ids: string[], event: FrameEvent) => db`
  insert into frame_records (id, frame_key, product_id, seller_id, event, kilometres, owners, model_year, place_id)
  select gen_random_uuid(), frame ->> 'key', id, seller_id, ${event}, kilometres, owners, model_year, place_id
  from products where id = any(${ids}::uuid[]) and frame is not null`;

const MOST_RECORDS = 500;

/** The newest of each frame, the oldest of them first. */
export const recordsOfAll = (db: Db, keys: string[]) => db<(FrameRecord & { key: string })[]>`
  with newest as materialized (
    select * from (
      select *, row_number() over (partition by frame_key order by recorded_at desc, id desc) as nth
      from frame_records where frame_key = any(${keys}::text[])) numbered
    where nth <= ${MOST_RECORDS}
  )
  select r.frame_key as key, r.product_id as "productId", r.seller_id as "sellerId", r.event, r.kilometres, r.owners,
    r.place_id as "placeId", r.recorded_at as "recordedAt", s.id is not null as "isOnSale"
  from newest r left join products p on p.id = r.product_id and p.frame ->> 'key' = r.frame_key
      and p.status in ('available', 'reserved')
    left join users s on s.id = p.seller_id and s.removed_at is null
  order by r.recorded_at, r.id`;

export const recordsOf = (db: Db, key: string) => recordsOfAll(db, [key]);

export const frameOfOwn = (db: Db, sellerId: string, id: string) => db<{ frame: Frame | null }[]>`
  select frame from products where id = ${id} and seller_id = ${sellerId}`;

export const ownOnSale = (db: Db, sellerId: string, key: string) => db<{ id: string; name: string }[]>`
  select id, name from products
  where frame ->> 'key' = ${key} and seller_id = ${sellerId} and status in ('available', 'reserved', 'withheld') limit 1`;

export const numbersInClear = (db: Db, limit: number) => db<{ id: string; number: string }[]>`
  select id, frame_number as number from products where frame_number is not null order by id limit ${limit}`;

export interface Hashed {
  id: string;
  frame: Frame;
}

/** A frame that was given meanwhile stays. */
export const storeFrame = (db: Db, { id, frame }: Hashed) => db`
  update products set frame = coalesce(frame, ${db.json({ ...frame })}::jsonb), frame_number = null
  where id = ${id} and frame_number is not null`;

/** Hashed identities are longer. */
export const identitiesInClear = (db: Db, limit: number) => db<{ sellerId: string; identity: string }[]>`
  select seller_id as "sellerId", identity from imported_bikes
  where identity like 'frame:%' and length(identity) < 40 limit ${limit}`;

export const storeIdentity = (db: Db, { sellerId, identity }: { sellerId: string; identity: string }, hashed: string) =>
  db`
  update imported_bikes set identity = ${hashed} where seller_id = ${sellerId} and identity = ${identity}
    and not exists (select 1 from imported_bikes b where b.seller_id = ${sellerId} and b.identity = ${hashed})`;
