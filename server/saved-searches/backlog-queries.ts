import type { Db } from '../database/connect.ts';
import type { Backlog } from '../outbox/outbox.ts';

export const dueMatching = (db: Db, most: number) => db<Backlog[]>`
  select count(*)::int as length, extract(epoch from now() - min(changed_at))::float8 as seconds from (
    select changed_at from listing_changes where matched_at is null order by changed_at, id limit ${most}) due`;

export const dueNews = (db: Db, most: number) => db<Backlog[]>`
  select count(*)::int as length, extract(epoch from now() - min(due_at))::float8 as seconds from (
    select due_at from saved_search_news where due_at <= now() order by due_at, search_id limit ${most}) due`;
