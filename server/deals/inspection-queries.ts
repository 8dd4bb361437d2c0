import { type AttachedInspection, MOST_ATTACHED_INSPECTIONS } from '#contract/inspections.ts';
import type { Db } from '../database/connect.ts';
import type { DealKey } from './bookings/bookings.ts';

export interface AttachedRow extends Omit<AttachedInspection, '_id'> {
  id: string;
}

export const attachedInspections = (db: Db) => db`
  select copy.id, copy.actor as "by", u.name, copy.entries, copy.photos, copy.attached_at as "at"
  from attached_inspections copy join users u on u.id = copy.author_id
  where copy.product_id = b.product_id and copy.booking_id = b.id`;

const byAuthor = (db: Db, { productId, id }: DealKey, authorId: string) => db`
  product_id = ${productId} and booking_id = ${id} and author_id = ${authorId}`;

export const lastAttached = (db: Db, deal: DealKey, authorId: string) => db<Pick<AttachedRow, 'entries'>[]>`
  select entries from attached_inspections where ${byAuthor(db, deal, authorId)} order by id desc limit 1`;

interface NewCopy extends Pick<AttachedRow, 'id' | 'entries' | 'photos'> {
  authorId: string;
  as: AttachedRow['by'];
}

/** No row: there are as many as there can be. The deal is locked. */
export const attach = (db: Db, deal: DealKey, { id, authorId, as, entries, photos }: NewCopy) => db`
  insert into attached_inspections (product_id, id, booking_id, author_id, actor, entries, photos)
  select ${deal.productId}, ${id}, ${deal.id}, ${authorId}, ${as}, ${json(db, entries)}, ${json(db, photos)}
  where (select count(*) from attached_inspections where ${byAuthor(db, deal, authorId)}) < ${MOST_ATTACHED_INSPECTIONS}`;

const json = (db: Db, rows: object[]) => db`${db.json(rows.map((row) => ({ ...row })))}::jsonb`;
