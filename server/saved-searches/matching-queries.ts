import { MOST_NEW_MATCHES } from '#contract/saved-searches.ts';
import type { Db } from '../database/connect.ts';
import { parametersOf, prepared, sql } from '../database/prepared-statement.ts';
import { onMarket } from '../products/products.ts';
import { FITS, type Meaning } from '../search/reverse-search/reverse-search.ts';
import { NO_PRICE_SCORE } from '../search/search-index/search-index.ts';

export interface ChangeRow {
  id: string;
  productId: string;
  change: 'listed' | 'changed' | 'valued' | 'released' | 'gone';
  before: ShelfRow | null;
  /** As text: JavaScript dates lose microseconds. */
  changedAt: string;
  /** It was matched with the searches up to this one. */
  matchedTo: string | null;
}

export interface ShelfRow {
  product_id: string;
  model_id: string;
  price_cents: number;
  place_id: number;
  terms: string[];
}

const changeColumns = (db: Db) => db`
  id, product_id as "productId", change, before, changed_at::text as "changedAt", matched_to as "matchedTo"`;

/** Locks them; those that another process has are left to it. */
export const takeChanges = (db: Db, limit: number, passed: string[]) => db<ChangeRow[]>`
  select ${changeColumns(db)} from listing_changes where matched_at is null and id <> all(${passed}::uuid[])
  order by changed_at, id limit ${limit} for no key update skip locked`;

export const markMatched = (db: Db, ids: string[]) => db`
  update listing_changes set matched_at = now() where id = any(${ids}::uuid[]) and matched_at is null`;

export const markMatchedTo = (db: Db, ids: string[], searchId: string) => db`
  update listing_changes set matched_to = ${searchId}
  where id = any(${ids}::uuid[]) and (matched_to is null or matched_to < ${searchId})`;

export const newestChange = (db: Db) => db<{ at: string | null; isDue: boolean }[]>`
  select (select max(changed_at)::text from listing_changes) as at,
    exists (select 1 from listing_changes where matched_at is null) as "isDue"`;

/** Also those that another process matches meanwhile. */
export const changesAfter = (db: Db, { changedAt, id }: Pick<ChangeRow, 'changedAt' | 'id'>, limit: number) => db<
  ChangeRow[]
>`
  select ${changeColumns(db)} from listing_changes
  where (changed_at, id) > (${changedAt}::text::timestamptz, ${id}) order by changed_at, id limit ${limit}`;

export interface BikeRow {
  id: string;
  sellerId: string;
  status: string;
  brandName: string;
  /** Null: the search page does not show it. */
  entry: ShelfRow | null;
}

export const bikes = (db: Db, ids: string[]) => db<BikeRow[]>`
  select p.id, p.seller_id as "sellerId", p.status, c.brand_name as "brandName",
    case when ${onMarket(db)} then to_jsonb(shelf) end as entry
  from products p join users s on s.id = p.seller_id join categories c on c.id = p.category_id
    left join shelf on shelf.product_id = p.id
  where p.id = any(${ids}::uuid[])`;

export interface State {
  entry: ShelfRow;
  is_now: boolean;
  changed_at: string;
  matched_to: string;
  seller_id: string;
  brand_name: string;
  anchors: string[];
}

interface Values {
  states: ReturnType<Db['json']>;
  ids: string[];
  only: string[];
}

/** Of a statement, which has to end before the limit. */
export const MOST_PAIRS = 20_000;

const param = parametersOf<Values>();

/** A row from before an upgrade has no price score. */
const STATES = sql`
  select b.is_now, b.changed_at, b.matched_to, b.seller_id, b.brand_name, b.anchors, entry.*
  from jsonb_to_recordset(${param.states}::jsonb) as b
      (entry jsonb, is_now boolean, changed_at timestamptz, matched_to uuid, seller_id uuid, brand_name text, anchors text[])
    cross join jsonb_populate_record(null::shelf, jsonb_build_object('price_score', ${NO_PRICE_SCORE}) || b.entry) entry`;

/** For the transaction: the planner takes the keys of a bike for common ones, and would read every search. */
export const preferIndexes = (db: Db) => db`
  select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true),
    set_config('plan_cache_mode', 'force_custom_plan', true)`;

interface Shape {
  /** Only some searches, by their keys. */
  only: boolean;
}

/** A match is new when the bike did not match before its change, and came after the search was saved. */
const newPairs = ({ only }: Shape) => sql`
  select s.id as search_id, shelf.product_id, s.next_told_at
  from states shelf join saved_searches s
    on ${only ? sql`s.id = any(${param.only}::uuid[])` : sql`s.anchors && shelf.anchors`}
  where s.id > shelf.matched_to and s.person_id <> shelf.seller_id and s.saved_at < shelf.changed_at and ${FITS}
    and not exists (select 1 from saved_search_news n where n.search_id = s.id and n.untold >= ${MOST_NEW_MATCHES})
  group by s.id, shelf.product_id having bool_and(is_now)
  order by s.id fetch first ${MOST_PAIRS} rows with ties`;

/** `last`: there may be more after this search. In the order of their keys, so that two processes cannot deadlock. */
export const match = prepared<Shape, Values, { last: string | null }>(
  (shape) => sql`
  with states as materialized (${STATES}), pairs as materialized (${newPairs(shape)}),
    come as (insert into saved_search_matches (product_id, search_id) select product_id, search_id from pairs
      order by product_id, search_id on conflict (product_id, search_id) do nothing returning product_id, search_id),
    noted as (insert into saved_search_news as n (search_id, untold, due_at)
      select search_id, count(*), min(next_told_at) from come join pairs using (product_id, search_id)
      group by search_id order by search_id on conflict (search_id) do update set untold = n.untold + excluded.untold)
  select case when count(*) >= ${MOST_PAIRS} then (select search_id from pairs order by search_id desc limit 1) end as last
  from pairs`,
);

/** New matches of changed bikes that match no longer. */
export const unmatch = prepared<object, Values, object>(
  () => sql`
  with states as materialized (${STATES}),
    unseen as materialized (
      select product_id, search_id from saved_search_matches
      where product_id = any(${param.ids}::uuid[]) and seen_at is null),
    gone as materialized (
      select m.product_id, m.search_id from unseen m
      where not exists (select 1 from states shelf join saved_searches s on s.id = m.search_id
        where shelf.is_now and shelf.product_id = m.product_id and ${FITS}))
  delete from saved_search_matches m using gone
  where m.product_id = gone.product_id and m.search_id = gone.search_id and m.seen_at is null`,
);

interface Stale {
  id: string;
  address: string;
}

export const understoodBefore = (db: Db, changedAt: string, limit: number) => db<Stale[]>`
  select s.id, s.address from saved_search_words w join saved_searches s on s.id = w.search_id
  where w.understood_at < ${changedAt}::text::timestamptz order by w.understood_at limit ${limit}`;

const row = (db: Db, names: string[], alias?: string) => db`
  (${names.map((name, at) => db`${at ? db`, ` : db``}${db(alias ? `${alias}.${name}` : name)}`)})`;

/** Those that mean something else now are matched again; other keys alone find the same bikes. */
export const changeMeanings = (db: Db, meanings: ({ id: string } & Meaning)[]) => {
  const names = Object.keys(meanings[0] ?? {}).filter((name) => name !== 'id');
  const asked = names.filter((name) => name !== 'anchors');
  return db`
    update saved_searches s set ${row(db, names)} = ${row(db, names, 'n')},
      means_other = s.means_other or ${row(db, asked, 's')} is distinct from ${row(db, asked, 'n')}
    from jsonb_populate_recordset(null::saved_searches, ${db.json(meanings.map((meaning) => ({ ...meaning })))}) n
    where s.id = n.id and ${row(db, names, 's')} is distinct from ${row(db, names, 'n')}`;
};

export const markUnderstood = (db: Db, ids: string[], at: string) => db`
  update saved_search_words set understood_at = ${at}::text::timestamptz where search_id = any(${ids}::uuid[])`;

export const meaningOther = (db: Db, limit: number) => db<{ id: string }[]>`
  select id from saved_searches where means_other limit ${limit}`;

export const markMatchedAgain = (db: Db, ids: string[]) => db`
  update saved_searches set means_other = false where id = any(${ids}::uuid[])`;
