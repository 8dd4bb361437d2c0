import type { Db } from '../database/connect.ts';
import { columns, type NoticeRow, withDeal } from './queries.ts';

export interface Outgoing {
  productId: string;
  id: string;
  userId: string;
}

export interface LetterRow extends NoticeRow {
  readerName: string;
  readerEmail: string;
  isLast: boolean;
}

/** No row: the user is removed, or the address is unconfirmed. */
export const letter = (db: Db, { productId, id }: Outgoing) => db<LetterRow[]>`
  select ${columns(db)}, reader.name as "readerName", reader.email as "readerEmail",
    not exists (select from notices later where later.product_id = n.product_id and later.booking_id is not distinct from n.booking_id
      and later.user_id = n.user_id and later.id > n.id) as "isLast"
  from ${withDeal(db)} join users reader on reader.id = n.user_id
  where n.product_id = ${productId} and n.id = ${id} and reader.removed_at is null
    and reader.email_confirmed_at is not null`;
