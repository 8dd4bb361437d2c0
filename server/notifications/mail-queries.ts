import type { DealSettings } from '#contract/deal-settings.ts';
import type { Db } from '../database/connect.ts';
import { columns, type NoticeRow, withDeal } from './queries.ts';

export interface Outgoing {
  productId: string;
  id: string;
  userId: string;
}

type Bound = Pick<DealSettings, 'lettersAnHour'>;

/** Hourly limit per recipient against flooding; the rest waits. */
const hasRoom = (db: Db, { lettersAnHour }: Bound) => db`
  (select count(*) from notices sent where sent.user_id = n.user_id and sent.mailed_at > now() - interval '1 hour')
    < ${lettersAnHour}`;

export const due = (db: Db, bound: Bound, limit: number) => db<Outgoing[]>`
  select product_id as "productId", id, user_id as "userId" from notices n
  where next_mail_at <= now() and ${hasRoom(db, bound)} order by next_mail_at, id limit ${limit}`;

/** Leases the notification to one process. No row: leased elsewhere, or the recipient is over the hourly limit. */
export const claim = (db: Db, bound: Bound, { productId, id }: Outgoing, minutes: number) => db<{ id: string }[]>`
  update notices n set next_mail_at = now() + make_interval(mins => ${minutes})
  where product_id = ${productId} and id = ${id} and next_mail_at <= now() and ${hasRoom(db, bound)} returning id`;

export interface LetterRow extends NoticeRow {
  readerName: string;
  readerEmail: string;
  /** No newer notification for this recipient exists. */
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

export const finish = (db: Db, { productId, id }: Outgoing, mailed: boolean) => db`
  update notices set next_mail_at = null ${mailed ? db`, mailed_at = now()` : db``}
  where product_id = ${productId} and id = ${id}`;

export const postpone = (db: Db, { productId, id }: Outgoing, minutes: number) => db`
  update notices set next_mail_at = now() + make_interval(mins => ${minutes})
  where product_id = ${productId} and id = ${id}`;

/** Doubles the delay up to six hours, and gives up after a number of rejections. */
export const refuse = (db: Db, { productId, id }: Outgoing, most: number) => db<{ givenUp: boolean }[]>`
  update notices set mail_attempts = mail_attempts + 1,
    next_mail_at = case when mail_attempts + 1 < ${most}
      then now() + least(interval '1 minute' * 2 ^ mail_attempts, interval '6 hours') end
  where product_id = ${productId} and id = ${id} returning next_mail_at is null as "givenUp"`;
