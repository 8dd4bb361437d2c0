import { type BookingStatus, startsOf } from '#contract/deal-machine.ts';
import type { DealSettings } from '#contract/deal-settings.ts';
import { MOST_CODE_TRIES, type Deal as WireDeal } from '#contract/deals.ts';
import type { Db } from '../database/connect.ts';
import { agreeBy, type Deal, type DealKey, dealColumns } from './bookings/bookings.ts';

export interface DueDeal extends DealKey {
  status: BookingStatus;
  /** As text: the driver's dates lose microseconds. */
  dueAt: string;
}

export const due = (db: Db, limit: number, after?: Pick<DueDeal, 'dueAt' | 'id'>) => db<DueDeal[]>`
  select product_id as "productId", id, status, due_at::text as "dueAt" from bookings
  where due_at <= now()
    ${after ? db`and (due_at, id) > (${after.dueAt}::text::timestamptz, ${after.id})` : db``}
  order by due_at, id limit ${limit}`;

export type Side = WireDeal['as'];

export interface Concern extends Deal {
  as: Side;
}

/** Buyer and seller keep their role even when they are admins. No row: not visible. */
export const side = (db: Db, viewer: { id: string; role: string }) => db`
  case when b.buyer_id = ${viewer.id} then 'buyer' when b.seller_id = ${viewer.id} then 'seller'
    when ${viewer.role === 'admin'} then 'admin' end`;

/** Only a statement that names the bike can lock on its shard. */
export const productOf = (db: Db, id: string) => db<{ productId: string }[]>`
  select product_id as "productId" from bookings where id = ${id}`;

export const lockFor = (db: Db, viewer: { id: string; role: string }, { productId, id }: DealKey) => db<Concern[]>`
  select ${dealColumns(db)}, ${side(db, viewer)} as "as"
  from bookings b where b.product_id = ${productId} and b.id = ${id} and ${side(db, viewer)} is not null for update of b`;

export const meetBy = (db: Db, settings: DealSettings, { productId, id }: DealKey) => db<
  { at: Date; isOver: boolean }[]
>`
  select ${agreeBy(db, settings)} as "at", ${agreeBy(db, settings)} <= now() as "isOver" from bookings
  where product_id = ${productId} and id = ${id} and status in ${db(startsOf('propose'))}`;

/** Uses up an attempt. No row: none left, the code was right, or the state has changed. */
export const spendTry = (db: Db, { productId, id }: DealKey, right: string[]) => db<{ codeTries: number }[]>`
  update bookings set handover_tries = handover_tries + 1
  where product_id = ${productId} and id = ${id} and status in ${db(startsOf('hand-over'))}
    and handover_code <> all (${right}) and handover_tries < ${MOST_CODE_TRIES}
  returning handover_tries as "codeTries"`;

export const triesUsedUp = (db: Db, { productId, id }: DealKey) => db`
  select from bookings where product_id = ${productId} and id = ${id} and status in ${db(startsOf('hand-over'))}
    and handover_tries >= ${MOST_CODE_TRIES}`;

export const renewCode = (db: Db, { productId, id }: DealKey, code: string) => db`
  update bookings set handover_code = ${code}, handover_tries = 0
  where product_id = ${productId} and id = ${id} and status in ${db(startsOf('hand-over'))}`;
