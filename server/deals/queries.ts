import type { BookingStatus } from '#contract/deal.ts';
import type { Db } from '../database/connect.ts';

export interface DueDeal {
  productId: string;
  id: string;
  status: BookingStatus;
  dueAt: Date;
}

/** Deals whose time is up, the longest overdue first. */
export const due = (db: Db, limit: number, after?: Pick<DueDeal, 'dueAt' | 'id'>) => db<DueDeal[]>`
  select product_id as "productId", id, status, due_at as "dueAt" from bookings
  where due_at <= now() ${after ? db`and (due_at, id) > (${after.dueAt}, ${after.id})` : db``}
  order by due_at, id limit ${limit}`;
