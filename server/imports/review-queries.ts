import { type ImportDecision, REVIEW_UNDO_MINUTES } from '#contract/import-reviews.ts';
import type { ImportState } from '#contract/imports.ts';
import type { Page } from '#contract/pagination.ts';
import type { Db } from '../database/connect.ts';
import { bikesOnSaleOf } from '../products/products.ts';

export interface ReviewRow {
  id: string;
  sellerId: string;
  fileName: string;
  waitsSince: Date;
  sellerName: string;
  sellerEmail: string;
  sellerJoinedAt: Date;
  onSale: number;
  rows: number;
  listable: number;
  decision: ImportDecision | null;
  reason: string | null;
  takesEffectAt: Date | null;
}

const undoable = (db: Db) => db`make_interval(mins => ${REVIEW_UNDO_MINUTES})`;

export const listable = (db: Db) => db`
  (coalesce((i.outcomes ->> 'ready')::int, 0) + coalesce((i.outcomes ->> 'corrected')::int, 0))`;

export const waiting = (db: Db, { limit, after }: Page) => db<ReviewRow[]>`
  with page as materialized (
    select i.id, i.seller_id as "sellerId", i.file_name as "fileName", i.waits_since as "waitsSince",
      u.name as "sellerName", u.email as "sellerEmail", u.created_at as "sellerJoinedAt",
      i.row_count as rows, ${listable(db)} as listable, i.decision, i.decision_reason as reason,
      i.decided_at + ${undoable(db)} as "takesEffectAt"
    from imports i join users u on u.id = i.seller_id and u.removed_at is null
    where i.state = 'waiting' ${after ? db`and i.id > ${after}` : db``} order by i.id limit ${limit + 1}
  ), on_sale as materialized (
    select p.seller_id, count(*)::int as count from products p
    where p.seller_id in (select "sellerId" from page) and p.status in ('available', 'reserved') group by p.seller_id
  )
  select page.*, coalesce(on_sale.count, 0) as "onSale"
  from page left join on_sale on on_sale.seller_id = page."sellerId" order by page.id`;

export const sellerOf = (db: Db, id: string) => db<{ sellerId: string }[]>`
  select seller_id as "sellerId" from imports where id = ${id} and state = 'waiting'`;

interface LimitCheck {
  id: string;
  sellerId: string;
  most: number;
}

/** At most one import per seller waits. No row: it fits. Its state stays when another one waits. */
export const wait = (db: Db, { id, sellerId, most }: LimitCheck) => db<{ state: ImportState }[]>`
  update imports i set waits_since = now(), decision = null, decision_reason = null, decided_by = null,
    decided_at = null, state = case when exists (
      select 1 from imports o where o.seller_id = ${sellerId} and o.state = 'waiting') then state else 'waiting' end
  where i.id = ${id} and i.seller_id = ${sellerId} and i.state = 'checked' and i.approved_at is null
    and ${bikesOnSaleOf(db, sellerId)} + ${listable(db)} > ${most}
  returning state`;

interface Decision {
  id: string;
  adminId: string;
  decision: ImportDecision;
  reason?: string | undefined;
}

export const decide = (db: Db, { id, adminId, decision, reason }: Decision) => db`
  update imports set decision = ${decision}, decision_reason = ${reason ?? null}, decided_by = ${adminId},
    decided_at = now()
  where id = ${id} and state = 'waiting' and decision is null`;

export const undo = (db: Db, id: string) => db`
  update imports set decision = null, decision_reason = null, decided_by = null, decided_at = null
  where id = ${id} and state = 'waiting' and decision is not null and decided_at > now() - ${undoable(db)}`;

export const settle = (db: Db) => db`
  update imports set state = case when decision = 'approved' then 'importing' else 'refused' end, through = 0,
    approved_at = case when decision = 'approved' then (select now()) end, mail_due = true
  where state = 'waiting' and decision is not null and decided_at <= now() - ${undoable(db)}`;

export interface Verdict {
  id: string;
  fileName: string;
  name: string;
  email: string;
  language: string;
  decision: ImportDecision;
  reason: string | null;
}

export const untold = (db: Db) => db<Verdict[]>`
  select i.id, i.file_name as "fileName", u.name, u.email, u.language, i.decision, i.decision_reason as reason
  from imports i join users u on u.id = i.seller_id
  where i.mail_due and i.decision is not null and u.removed_at is null order by i.id limit 100`;

export const told = (db: Db, id: string) => db`update imports set mail_due = false where id = ${id}`;
