import type { Page } from '#contract/pagination.ts';
import type { Db } from '../database/connect.ts';
import type { Viewer } from '../http/viewer.ts';

export interface ChangeRow {
  id: string;
  happenedAt: Date;
  facts: Record<string, [string, string]>;
}

export const changes = (db: Db, viewer: Viewer, productId: string, { limit, after }: Page) => db<ChangeRow[]>`
  select id, happened_at as "happenedAt", facts from events
  where product_id = ${productId} and name = 'edited' ${after ? db`and id < ${after}` : db``}
    and exists (select 1 from products where id = ${productId}
      and (seller_id = ${viewer.id} or ${viewer.role === 'admin'}))
  order by id desc limit ${limit + 1}`;

export const formerPrice = (db: Db, productId: string, cents: number) => db`
  select from events where product_id = ${productId} and former_price_cents = ${cents} limit 1`;
