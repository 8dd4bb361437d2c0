import type { Db } from '../database/connect.ts';

export const request = (db: Db, ids: string[]) => db`
  insert into listing_reviews (product_id, due_at) select id, now() from unnest(${ids}::uuid[]) as bikes (id)
  on conflict (product_id) do update set due_at = excluded.due_at`;
