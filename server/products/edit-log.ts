import { v7 as newId } from 'uuid';
import type { Db } from '../database/connect.ts';

interface MarketEvent {
  productId: string;
  actorId?: string;
  name: 'edited';
  facts?: Record<string, string | number | [string, string]>;
  formerPriceCents?: number | undefined;
}

/** Call in the change's transaction. */
export async function recordEvents(db: Db, events: MarketEvent[]) {
  if (!events.length) return;
  const rows = events.map(({ productId, actorId, name, facts = {}, formerPriceCents }) => ({
    product_id: productId,
    id: newId(),
    actor_id: actorId ?? null,
    name,
    facts,
    former_price_cents: formerPriceCents ?? null,
  }));
  await db`
    insert into events (product_id, id, actor_id, name, facts, former_price_cents)
    select product_id, id, actor_id, name, facts, former_price_cents from jsonb_to_recordset(${db.json(rows)})
      as e (product_id uuid, id uuid, actor_id uuid, name text, facts jsonb, former_price_cents bigint)`;
}
