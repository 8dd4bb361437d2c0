import type { Db } from '../../database/connect.ts';
import type { Fingerprint } from './fingerprint.ts';

interface Row {
  name: string;
  hashes: Fingerprint;
  bands: number[];
}

export const save = (db: Db, { name, hashes, bands }: Row) => db`
  insert into photo_fingerprints (name, hashes, bands)
  values (${name}, ${hashes.map(String)}::bigint[], ${bands}::int[])
  on conflict (name) do update set hashes = excluded.hashes, bands = excluded.bands, due_at = null`;

/** Nothing for a photo that was cleared meanwhile. */
export const saveDue = (db: Db, { name, hashes, bands }: Row) => db`
  update photo_fingerprints set hashes = ${hashes.map(String)}::bigint[], bands = ${bands}::int[], due_at = null
  where name = ${name} and due_at is not null`;

export const due = (db: Db, limit: number) => db<{ name: string }[]>`
  select name from photo_fingerprints where due_at <= now() order by due_at limit ${limit}`;

export const putOff = (db: Db, name: string, minutes: number) => db`
  update photo_fingerprints set due_at = (select now() + make_interval(mins => ${minutes}))
  where name = ${name} and due_at is not null`;

export const photosOfBikes = (db: Db, after: string, limit: number) => db<{ name: string }[]>`
  select distinct name from product_photos where name > ${after} order by name limit ${limit}`;

/** Those from a version without fingerprints. */
export const enlist = (db: Db, names: string[]) => db`
  insert into photo_fingerprints (name, due_at) select name, now() from unnest(${names}::text[]) name
  on conflict do nothing`;

/** Of a bike, or an upload that may become one's. */
export const ofBikes = (db: Db, names: string[]) => db<{ name: string }[]>`
  select name from product_photos where name = any(${names}::text[])
  union select name from uploads where name = any(${names}::text[]) and not private`;

export const forget = (db: Db, names: string[]) => db`
  delete from photo_fingerprints where name = any(${names}::text[])`;

export interface OwnPhoto {
  productId: string;
  sellerId: string;
  listedAt: Date;
  name: string;
  hashes: string[];
}

export const photosOf = (db: Db, productIds: string[]) => db<OwnPhoto[]>`
  with own as materialized (
    select p.id, p.seller_id, p.listed_at, f.name, f.position
    from products p join product_photos f on f.product_id = p.id where p.id = any(${productIds}::uuid[])
  )
  select own.id as "productId", own.seller_id as "sellerId", own.listed_at as "listedAt", own.name,
    g.hashes::text[] as hashes
  from own join photo_fingerprints g on g.name = own.name and g.hashes <> '{}' order by own.id, own.position`;

/** A photo as it is, and mirrored. */
export interface Sought {
  hashes: [Fingerprint, Fingerprint];
  bands: [number[], number[]];
}

export interface Bounds {
  distance: number;
  candidates: number;
  near: number;
  uses: number;
  years: number;
}

export interface Elsewhere {
  otherProductId: string;
  otherSellerId: string;
  otherName: string;
  distance: number;
  since: Date;
}

/** Bikes of others, listed earlier, with a photo near to one. A cropped picture is near to a window, and the reverse. */
export const elsewhere = (db: Db, own: OwnPhoto, { hashes, bands }: Sought, most: Bounds) => db<Elsewhere[]>`
  with near as materialized (
    select name, min(distance) as distance from (
      select g.name, (
        select min(least(
          bit_count((sought.hashes[1] # g.hashes[i])::bit(64)) + bit_count((sought.hashes[2] # g.hashes[i + 1])::bit(64)),
          bit_count((sought.hashes[i] # g.hashes[1])::bit(64)) + bit_count((sought.hashes[i + 1] # g.hashes[2])::bit(64))))
        from generate_series(1, greatest(cardinality(g.hashes), cardinality(sought.hashes)), 2) i) as distance
      from (values (${hashes[0].map(String)}::bigint[], ${bands[0]}::int[]),
          (${hashes[1].map(String)}::bigint[], ${bands[1]}::int[])) sought (hashes, bands)
        cross join lateral (
          select name, hashes from photo_fingerprints where bands && sought.bands limit ${most.candidates}) g
    ) compared
    where distance <= ${most.distance} group by name order by 2 limit ${most.near}
  ), used as materialized (
    select product_id, name from product_photos where name in (select name from near) limit ${most.uses}
  )
  select p.id as "otherProductId", p.seller_id as "otherSellerId", near.name as "otherName", near.distance,
    p.listed_at as since
  from used join near on near.name = used.name join products p on p.id = used.product_id
  where p.seller_id <> ${own.sellerId} and p.listed_at < ${own.listedAt}
    and p.listed_at > now() - make_interval(years => ${most.years})
  order by near.distance, p.listed_at, p.id`;
