import type { Sql } from '#server/database/connect.ts';
import * as deals from '#server/deals/queries.ts';
import { letters } from '#server/notifications/outbox.ts';
import { due } from '#server/outbox/outbox.ts';
import { lapsed } from '#server/photos/queries.ts';
import { matchSavedSearches } from '#server/saved-searches/saved-searches.ts';
import { fillSearchIndex, foldCounts } from '#server/search/search-index/search-index.ts';
import type { HotQuery } from './cost.ts';
import type { ScaleMarket } from './market.ts';
import { SETTINGS } from './services.ts';

const DUE = 200;
const WAITING = 20_000;
const CHANGED = 20;
const REMOVED = 50;

/** What runs each minute, hour or start, with as much to do in every market. */
export function jobs({ sql }: ScaleMarket): HotQuery[] {
  const findLetters = () => due(sql, letters(SETTINGS.deals), { limit: DUE, ofPerson: 25 });
  return [
    { name: `${DUE} due deals`, prepare: () => endDeals(sql), ask: () => deals.due(sql, DUE) },
    { name: `${DUE} due letters`, prepare: () => addLetters(sql, DUE), ask: findLetters },
    { name: `${DUE} of ${WAITING} due letters`, prepare: () => addLetters(sql, WAITING), ask: findLetters },
    {
      name: `saved searches of ${CHANGED} changed bikes`,
      rounds: 5,
      async ask() {
        await changeBikes(sql);
        await matchSavedSearches({ sql });
      },
    },
    {
      name: `counts of ${CHANGED} changed bikes`,
      async ask() {
        await changeCounts(sql);
        await foldCounts(sql);
      },
    },
    {
      name: `photos of ${REMOVED} removed bikes`,
      prepare: () => removeBikes(sql),
      ask: () => lapsed(sql, { uploadHours: 24, removedHours: 24 }, '', 500),
    },
  ];
}

/** What reads the whole market. */
export const nightly = ({ sql }: ScaleMarket): HotQuery[] => [
  { name: 'look for bikes that the index lacks', rounds: 1, ask: () => fillSearchIndex(sql) },
];

const endDeals = (sql: Sql) => sql`
  update bookings set due_at = now() - interval '1 minute' where (product_id, id) in (
    select product_id, id from bookings where status = 'booked' order by due_at limit ${DUE})`;

const addLetters = (sql: Sql, count: number) => sql`
  update notices set next_mail_at = now() - interval '1 minute' where (product_id, id) in (
    select product_id, id from notices order by product_id limit ${count})`;

let sample = 2_000;

const changeBikes = (sql: Sql) => sql`
  insert into listing_changes (product_id, change)
  select product_id, 'listed' from shelf where sample = ${sample++}::int order by product_id limit ${CHANGED}`;

const changeCounts = (sql: Sql) => sql`
  insert into shelf_changes (product_id, kind, key, bikes)
  select product_id, 'model', model_id, 0 from shelf where sample = ${sample++}::int limit ${CHANGED}`;

const removeBikes = (sql: Sql) => sql`
  update products set status = 'removed', removed_at = now() - interval '3 days'
  where id in (select id from products where status = 'sold' order by sold_at, id limit ${REMOVED})`;
