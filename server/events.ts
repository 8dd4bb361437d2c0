import { v7 as newId } from 'uuid';
import type { Db } from './database/connect.ts';

interface MarketEvent {
  productId: string;
  actorId?: string;
  name: 'edited';
  /** Of an edit: each field's words before and after. */
  facts?: Record<string, string | number | [string, string]>;
}

/** Writes down what happened, in the transaction in which it happened. */
export async function recordEvent(db: Db, { productId, actorId, name, facts = {} }: MarketEvent) {
  await db`
    insert into events (product_id, id, actor_id, name, facts)
    values (${productId}, ${newId()}, ${actorId ?? null}, ${name}, ${db.json(facts)})`;
}
