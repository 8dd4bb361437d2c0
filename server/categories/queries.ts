import type { AdminCategory, Category } from '#contract/categories.ts';
import { UNUSED_UPLOAD_HOURS } from '#contract/photos.ts';
import type { Db } from '../database/connect.ts';

/** A hotlinked picture would leak the viewer's address to its host. */
const picture = (db: Db) => db`
  case when c.picture ~ '^/[^/]' then c.picture else '/pictures/brand-other-1.svg' end as picture`;

export const categories = (db: Db) => db<Category[]>`
  select id as "_id", brand_name as "brandName", ${picture(db)} from categories c
  where retired_at is null order by position, id`;

export const categoryByBrand = (db: Db, brandName: string) => db<Category[]>`
  select id as "_id", brand_name as "brandName", ${picture(db)} from categories c
  where brand_name = upper(${brandName}) and retired_at is null`;

export const allCategories = (db: Db) => db<Omit<AdminCategory, 'onSale'>[]>`
  select c.id as "_id", c.brand_name as "brandName", ${picture(db)}, c.retired_at is not null as "isRetired"
  from categories c order by c.retired_at is not null, c.position, c.id`;

/** Of one brand at least; stops counting at `most`. */
export const onSale = (db: Db, ids: string[], most: number) => db<{ id: string; count: number }[]>`
  select category_id as id, count(*) from (${ids
    .map((id) => someOnSale(db, id, most))
    .reduce((all, one) => db`${all} union all ${one}`)}) counted group by category_id`;

const someOnSale = (db: Db, id: string, most: number) => db`
  (select category_id from products where category_id = ${id} and status in ('available', 'reserved') limit ${most})`;

/** The photo must be an upload of this admin. */
export interface Picture {
  picture: string;
  photoName?: string | undefined;
  uploaderId: string;
}

// Locked: the cleanup may delete an older upload concurrently.
const isUploaded = (db: Db, { photoName, uploaderId }: Picture) =>
  photoName
    ? db`exists (select 1 from uploads where uploader_id = ${uploaderId} and name = ${photoName}
        and uploaded_at > now() - make_interval(hours => ${UNUSED_UPLOAD_HOURS}))`
    : db`true`;

/** Without a picture the brand gets a drawn one unlike its neighbours'. No row: the brand exists. */
export const insert = (db: Db, { id, brandName, ...shown }: { id: string; brandName: string } & Picture) => db`
  insert into categories (id, brand_name, picture, photo_name, position)
  select ${id}, ${brandName}, coalesce(nullif(${shown.picture}, ''), '/pictures/brand-other-' || last % 3 + 1 || '.svg'),
    ${shown.photoName ?? null}, last + 1
  from (select coalesce(max(position), 0) as last from categories) c where ${isUploaded(db, shown)}
  on conflict (brand_name) do nothing`;

export const change = (db: Db, { id, brandName, ...shown }: { id: string; brandName: string } & Picture) => db`
  update categories set brand_name = ${brandName},
    photo_name = case when ${shown.picture} = '' then photo_name else ${shown.photoName ?? null} end,
    picture = coalesce(nullif(${shown.picture}, ''), picture)
  where id = ${id} and ${isUploaded(db, shown)}
    and not exists (select 1 from categories other where other.brand_name = ${brandName} and other.id <> ${id})`;

export const byId = (db: Db, id: string) => db`select from categories where id = ${id}`;

export const bearing = (db: Db, brandName: string) => db<{ id: string }[]>`
  select id from categories where brand_name = ${brandName}`;

/** No change unless exactly the brands on the market are named. */
export const order = (db: Db, ids: string[]) => db`
  with wanted as (select id, position from unnest(${ids}::uuid[]) with ordinality as named (id, position))
  update categories c set position = wanted.position from wanted
  where c.id = wanted.id and (select array_agg(id order by id) from wanted)
    = (select array_agg(id order by id) from categories where retired_at is null)`;

export const retire = (db: Db, id: string) => db`
  update categories set retired_at = now()
  where id = ${id} and retired_at is null
    and exists (select 1 from categories other where other.id <> ${id} and other.retired_at is null)`;

export const bringBack = (db: Db, id: string) => db`
  update categories set retired_at = null, position = (select max(position) + 1 from categories)
  where id = ${id} and retired_at is not null`;

export const lock = (db: Db) => db`lock table categories in share row exclusive mode`;
