import type { Page } from '#contract/page.ts';
import type { Db } from '../database/connect.ts';

export interface ChangeRow {
  id: string;
  happenedAt: Date;
  /** Before and after, in words, by field. */
  facts: Record<string, [string, string]>;
}

export const changes = (db: Db, productId: string, { limit, after }: Page) => db<ChangeRow[]>`
  select id, happened_at as "happenedAt", facts from events
  where product_id = ${productId} and name = 'edited' ${after ? db`and id < ${after}` : db``}
  order by id desc limit ${limit + 1}`;

/** Whether a product once cost this much. */
export const formerPrice = (db: Db, productId: string, price: string) => db`
  select from events
  where product_id = ${productId} and name = 'edited' and facts -> 'resalePrice' ->> 0 = ${price} limit 1`;
