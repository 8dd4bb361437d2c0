import {
  type InspectionEntry,
  type InspectionPhoto,
  MOST_INSPECTION_ENTRIES,
  MOST_INSPECTION_PHOTOS,
  MOST_INSPECTIONS,
} from '#contract/inspections.ts';
import type { Photo } from '#contract/photos.ts';
import type { Db } from '../database/connect.ts';
import type { Viewer } from '../http/viewer.ts';
import { guard } from '../products/products.ts';

interface Key {
  productId: string;
  personId: string;
}

const its = (db: Db, { productId, personId }: Key) => db`product_id = ${productId} and person_id = ${personId}`;

export interface InspectionRow {
  entries: InspectionEntry[];
  photos: InspectionPhoto[];
}

export const byKey = (db: Db, key: Key) => db<InspectionRow[]>`
  select entries, photos from inspections where ${its(db, key)}`;

/** Begins one, within the limit, unless there is one. The person is locked. */
export const begin = (db: Db, person: Viewer, productId: string) => db`
  insert into inspections (product_id, person_id)
  select p.id, ${person.id} from products p
  where p.id = ${productId} and ${guard(db, 'inspect', person)}
    and (select count(*) from inspections where person_id = ${person.id}) < ${MOST_INSPECTIONS}
  on conflict (product_id, person_id) do nothing`;

interface Addition {
  entries: InspectionEntry[];
  checked: number;
}

/** No row: there would be too many. */
export const addEntries = (db: Db, key: Key, { entries, checked }: Addition) => db`
  update inspections set entries = entries || ${json(db, entries)}, checked = ${checked}, changed_at = now()
  where ${its(db, key)} and jsonb_array_length(entries) + ${entries.length}::int <= ${MOST_INSPECTION_ENTRIES}`;

/** No row: there are as many as there can be. */
export const addPhoto = (db: Db, key: Key, photo: InspectionPhoto) => db`
  update inspections set photos = photos || ${json(db, [photo])}, changed_at = now()
  where ${its(db, key)} and jsonb_array_length(photos) < ${MOST_INSPECTION_PHOTOS}`;

const json = (db: Db, rows: object[]) => db`${db.json(rows.map((row) => ({ ...row })))}::jsonb`;

export const remove = (db: Db, key: Key) => db<{ photos: InspectionPhoto[] }[]>`
  delete from inspections where ${its(db, key)} returning photos`;

export const removeAll = (db: Db, personId: string) => db<{ photos: InspectionPhoto[] }[]>`
  delete from inspections where person_id = ${personId} returning photos`;

export const attachments = (db: Db, { productId, personId }: Key) => db<{ bookingId: string; attachedAt: Date }[]>`
  select booking_id as "bookingId", attached_at as "attachedAt" from attached_inspections
  where product_id = ${productId} and author_id = ${personId} order by id`;

export interface ListedRow {
  productId: string;
  productName: string;
  imageUrl: string;
  cover: Photo | null;
  changedAt: Date;
  checked: number;
  photos: number;
  isAttached: boolean;
}

export const ofPerson = (db: Db, personId: string) => db<ListedRow[]>`
  select p.id as "productId", p.name as "productName", p.image_url as "imageUrl",
    (select json_build_object('name', f.name, 'width', f.width, 'height', f.height, 'placeholder', f.placeholder,
      'alt', f.alt) from product_photos f where f.product_id = p.id and f.position = 0) as cover,
    i.changed_at as "changedAt", i.checked, jsonb_array_length(i.photos) as photos,
    exists (select 1 from attached_inspections a
      where a.product_id = i.product_id and a.author_id = i.person_id) as "isAttached"
  from inspections i join products p on p.id = i.product_id
  where i.person_id = ${personId} order by i.changed_at desc, i.product_id`;

export interface ExportRow extends Pick<ListedRow, 'productId' | 'productName' | 'changedAt'> {
  entries: InspectionEntry[];
}

export const everOf = (db: Db, personId: string) => db<ExportRow[]>`
  select p.id as "productId", p.name as "productName", i.changed_at as "changedAt", i.entries
  from inspections i join products p on p.id = i.product_id
  where i.person_id = ${personId} order by i.product_id`;
