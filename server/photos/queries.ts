import { UNDER_WAY_STATUSES } from '#contract/deal-machine.ts';
import type { ChosenPhoto, Photo } from '#contract/photos.ts';
import type { Db } from '../database/connect.ts';

export type Upload = Omit<Photo, 'alt'>;

/** Serializes use and deletion of a photo by name. */
export const takeTurn = (db: Db, name: string) => db`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`;

/** Used by a brand or a portrait, yet still listed among the uploads. */
const isUsed = (db: Db) => db`
  (exists (select 1 from categories c where c.photo_name = f.name) or ${isPortrait(db)})`;

const isPortrait = (db: Db) => db`
  exists (select 1 from users p where p.id = f.uploader_id and p.photo_name = f.name and p.removed_at is null)`;

/** Those that the next cleanup deletes do not count. */
export const unusedUploads = (db: Db, uploaderId: string, hours: number) => db<{ count: number }[]>`
  select count(*) as count from uploads f
  where uploader_id = ${uploaderId} and uploaded_at > now() - make_interval(hours => ${hours}) and not ${isUsed(db)}`;

/** Whether a person has paid for a bike, so may need photos for a dispute. */
export const isBuying = (db: Db, personId: string) => db`
  select from bookings where buyer_id = ${personId} and status in ${db(UNDER_WAY_STATUSES)} limit 1`;

export const insertUpload = (
  db: Db,
  uploaderId: string,
  { name, width, height, placeholder }: Upload,
  isPrivate: boolean,
) => db`
  insert into uploads (uploader_id, name, width, height, placeholder, private)
  values (${uploaderId}, ${name}, ${width}, ${height}, ${placeholder}, ${isPrivate})
  on conflict (uploader_id, name) do update
    set uploaded_at = excluded.uploaded_at, private = uploads.private and excluded.private`;

export const takeUploads = (db: Db, uploaderId: string, names: string[]) => db<(Upload & { isPrivate: boolean })[]>`
  delete from uploads f
  where uploader_id = ${uploaderId} and name = any(${names}::text[]) and not ${isPortrait(db)}
  returning name, width, height, placeholder, private as "isPrivate"`;

/** Backdates an upload so that the cleanup takes it. */
export const endUpload = (db: Db, uploaderId: string, name: string, hours: number) => db`
  update uploads set uploaded_at = least(uploaded_at, now() - make_interval(hours => ${hours}))
  where uploader_id = ${uploaderId} and name = ${name}`;

/** As uploads that the next cleanup deletes, unless something else uses them. */
export const letGo = (db: Db, uploaderId: string, photos: Upload[], hours: number) => db`
  insert into uploads (uploader_id, name, width, height, placeholder, private, uploaded_at)
  select distinct on (name) ${uploaderId}::uuid, name, width, height, placeholder, true,
    now() - make_interval(hours => ${hours})
  from jsonb_to_recordset(${db.json(photos.map((photo) => ({ ...photo })))})
    as photo (name text, width int, height int, placeholder text)
  on conflict (uploader_id, name) do nothing`;

/** Visible to the two sides only, and admins; of an inspection, to its author. */
const isWithheld = (db: Db, name: string) => db`
  select 1 from statements where photos @> ${db.json([{ name }])}
  union all select 1 from inspections where photos @> ${db.json([{ name }])}
  union all select 1 from attached_inspections where photos @> ${db.json([{ name }])}
  union all select 1 from messages where photos @> ${db.json([{ name }])}`;

/** Photos of the seller's other products, or already of this one. */
export const photosOfSeller = (db: Db, sellerId: string, names: string[]) => db<Upload[]>`
  select distinct on (f.name) f.name, f.width, f.height, f.placeholder
  from product_photos f join products p on p.id = f.product_id
  where f.name = any(${names}::text[]) and p.seller_id = ${sellerId} and p.status <> 'removed'`;

/** A removed photo becomes an upload again and can be restored for a day. */
export const clearProduct = (db: Db, productId: string, sellerId: string, keptNames: string[]) => db`
  with cleared as (delete from product_photos where product_id = ${productId} returning *)
  insert into uploads (uploader_id, name, width, height, placeholder)
  select ${sellerId}, name, width, height, placeholder from cleared where name <> all(${keptNames}::text[])
  on conflict (uploader_id, name) do update set uploaded_at = excluded.uploaded_at`;

export type PlacedPhoto = Upload & ChosenPhoto;

export const insertPhotos = (db: Db, productId: string, photos: PlacedPhoto[]) => db`
  insert into product_photos (product_id, position, name, width, height, placeholder, alt)
  select ${productId}, position - 1, name, width, height, placeholder, alt
  from rows from (jsonb_to_recordset(${db.json(photos.map((photo) => ({ ...photo })))})
    as (name text, width int, height int, placeholder text, alt text)) with ordinality
    as photo (name, width, height, placeholder, alt, position)`;

export const photosOf = (db: Db, productId: string) => db<Photo[]>`
  select name, width, height, placeholder, alt from product_photos where product_id = ${productId} order by position`;

/** Whether a photo is visible; no row: unknown. */
export const showing = (db: Db, name: string) => db<{ shown: boolean }[]>`
  select bool_or(shown) as shown from (
    select p.status <> 'removed' and s.removed_at is null as shown
    from product_photos f join products p on p.id = f.product_id join users s on s.id = p.seller_id
    where f.name = ${name}
    union all
    select u.removed_at is null from uploads f join users u on u.id = f.uploader_id
    where f.name = ${name} and not f.private and not exists (${isWithheld(db, name)})
    union all
    select true from categories where photo_name = ${name}
  ) uses having count(*) > 0`;

export interface Grace {
  uploadHours: number;
  removedHours: number;
}

const uploadLapsed = (db: Db, { uploadHours }: Grace) => db`
  f.uploaded_at < now() - make_interval(hours => ${uploadHours}) and not ${isUsed(db)}`;

const long = (db: Db, { removedHours }: Grace) => db`now() - make_interval(hours => ${removedHours})`;

export const lapsed = (db: Db, grace: Grace, after: string, limit: number) => db<{ name: string }[]>`
  select f.name from uploads f where ${uploadLapsed(db, grace)} and f.name > ${after}
  union select f.name from products p join product_photos f on f.product_id = p.id
    where p.removed_at < ${long(db, grace)} and f.name > ${after}
  union select f.name from users s join products p on p.seller_id = s.id join product_photos f on f.product_id = p.id
    where s.removed_at < ${long(db, grace)} and f.name > ${after}
  order by name limit ${limit}`;

export const deleteLapsedUploads = (db: Db, name: string, grace: Grace) => db`
  delete from uploads f where f.name = ${name} and ${uploadLapsed(db, grace)}`;

export const deleteLapsedProductPhotos = (db: Db, name: string, grace: Grace) => db`
  delete from product_photos f using products p, users s
  where f.name = ${name} and p.id = f.product_id and s.id = p.seller_id
    and least(p.removed_at, s.removed_at) < ${long(db, grace)}`;

/** One statement: a photo moving from upload to product appears in exactly one of them. */
export const isNeeded = (db: Db, name: string) => db`
  select 1 from uploads where name = ${name}
  union all select 1 from product_photos where name = ${name}
  union all select 1 from categories where photo_name = ${name}
  union all select 1 from users where photo_name = ${name} and removed_at is null
  union all ${isWithheld(db, name)}
  limit 1`;

/** A portrait has only its smallest width. */
export const storedNames = (db: Db) => db<{ name: string; use: 'whole' | 'portrait' | 'upload'; isRecent: boolean }[]>`
  select name, (array['upload', 'portrait', 'whole'])[max(use)] as use,
    coalesce(max(uploaded_at) > now() - interval '10 minutes', false) as "isRecent"
  from (
    select name, 3 as use, null::timestamptz as uploaded_at from product_photos
    union all select photo_name, 3, null from categories where photo_name is not null
    union all select photo->>'name', 3, null from statements, jsonb_array_elements(photos) photo
    union all select photo->>'name', 3, null from inspections, jsonb_array_elements(photos) photo
    union all select photo->>'name', 3, null from attached_inspections, jsonb_array_elements(photos) photo
    union all select photo->>'name', 3, null from messages, jsonb_array_elements(photos) photo
    union all select photo_name, 2, null from users where photo_name is not null and removed_at is null
    union all select name, 1, uploaded_at from uploads
  ) uses
  group by name order by name`;
