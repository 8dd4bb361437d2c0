import { v7 as newId } from 'uuid';
import type { Db } from './database/connect.ts';

interface MarketEvent {
  productId: string;
  actorId?: string;
  name: 'edited';
  /** Of an edit: each field's words before and after. */
  facts?: Record<string, string | number | [string, string]>;
  /** What the product cost before, where that was changed. */
  formerPriceCents?: number | undefined;
}

/** Writes down what happened, in the transaction in which it happened. */
export async function recordEvent(db: Db, event: MarketEvent) {
  const { productId, actorId, name, facts = {}, formerPriceCents } = event;
  await db`
    insert into events (product_id, id, actor_id, name, facts, former_price_cents)
    values (${productId}, ${newId()}, ${actorId ?? null}, ${name}, ${db.json(facts)}, ${formerPriceCents ?? null})`;
}
