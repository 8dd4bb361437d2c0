import type { ImportedProduct } from '#contract/products.ts';
import { t } from '#language/t.ts';
import type { Db, Sql } from '../database/connect.ts';
import type { Framed } from '../frames/frames.ts';

export const outcomes = (db: Db, id: string) => db`
  (select coalesce(jsonb_object_agg(outcome, n), '{}') from
    (select outcome, count(*) as n from import_rows where import_id = ${id} and outcome is not null group by outcome) c)`;

export const member = (db: Db, id: string) => db`select from users where id = ${id} and removed_at is null`;

export const unread = (db: Db, id: string, after: number, limit: number) => db<
  { rows: string | null; last: number | null }[]
>`
  select jsonb_agg(jsonb_build_object('number', number, 'cells', cells))::text as rows, max(number) as last from
    (select number, cells from import_rows where import_id = ${id} and number > ${after} order by number limit ${limit}) r`;

/** `readings`: JSON by row number. */
export const storeReadings = (db: Db, id: string, readings: string) => db`
  update import_rows r set outcome = n.outcome, reads = n.reads, corrections = n.corrections, faults = n.faults,
    questions = n.questions, product = n.product, identity = n.identity, frame_number = n."frameKey", same_row = n."sameRow",
    product_id = null
  from jsonb_to_recordset(${readings}::text::jsonb) as n (number int, outcome text, reads jsonb, corrections jsonb,
    faults jsonb, questions jsonb, product jsonb, identity text, "frameKey" text, "sameRow" int)
  where r.import_id = ${id} and r.number = n.number`;

export const listable = (db: Db) => db`r.outcome in ('ready', 'corrected')`;

export const seenSoFar = (db: Db, id: string, through: number) => db<{ identity: string; number: number }[]>`
  select identity, min(number) as number from import_rows
  where import_id = ${id} and number <= ${through} and identity is not null group by identity`;

/** Autovacuum has not analyzed the new rows yet, so the planner takes the tables for empty. 3,000 rows tell it enough. */
export const analyze = (sql: Sql) =>
  sql.begin((db) => [db`set local default_statistics_target = 10`, db`analyze import_rows, imported_bikes`]);

export interface Part {
  id: string;
  sellerId: string;
  first: number;
  last: number;
}

export const markImportedBefore = (db: Db, { id, sellerId, first, last }: Part) => db`
  update import_rows r set outcome = 'duplicate', product_id = b.product_id,
    faults = case p.status when 'removed' then ${db.json([fault(t('You imported this bike before and took it off the market'))])}::jsonb when 'sold' then ${db.json([fault(t('You imported this bike before and it is sold'))])}::jsonb
      else '[]'::jsonb end
  from imported_bikes b left join products p on p.id = b.product_id
  where r.import_id = ${id} and r.number between ${first} and ${last} and ${listable(db)}
    and b.seller_id = ${sellerId} and b.identity = r.identity`;

const fault = (message: string) => ({ field: 'productName', message });

export const markOnSale = (db: Db, { id, sellerId, first, last }: Part) => db<{ number: number }[]>`
  update import_rows r set outcome = 'duplicate', product_id = p.id from products p
  where r.import_id = ${id} and r.number between ${first} and ${last} and ${listable(db)}
    and r.frame_number is not null and p.frame ->> 'key' = r.frame_number and p.seller_id = ${sellerId}
    and p.status in ('available', 'reserved', 'withheld')
  returning r.number`;

export const markRefused = (db: Db, id: string, numbers: number[], message: string) => db`
  update import_rows set outcome = 'refused', faults = faults || ${db.json([fault(message)])}::jsonb
  where import_id = ${id} and number = any(${numbers}::int[])`;

export interface ListableRow {
  number: number;
  identity: string;
  product: Framed<ImportedProduct>;
}

export const listableRows = (db: Db, id: string, first: number, last: number) => db<ListableRow[]>`
  select number, identity, product from import_rows r
  where import_id = ${id} and number between ${first} and ${last} and ${listable(db)} order by number`;

export const endOfNext = (db: Db, id: string, after: number, limit: number) => db<{ last: number | null }[]>`
  select max(number) as last from (select number from import_rows r
    where import_id = ${id} and number > ${after} and ${listable(db)} order by number limit ${limit}) r`;

export interface Claim {
  number: number;
  identity: string;
  id: string;
}

/** In a fixed order, against deadlocks between two imports. */
export const claim = (db: Db, sellerId: string, claims: Claim[]) => db<{ id: string }[]>`
  insert into imported_bikes (seller_id, identity, product_id)
  select ${sellerId}, identity, id from jsonb_to_recordset(${db.json(claims.map((one) => ({ ...one })))}::jsonb)
    as c (identity text, id uuid) order by identity
  on conflict (seller_id, identity) do nothing returning product_id as id`;

export const markImported = (db: Db, importId: string, listed: Claim[]) => db`
  update import_rows r set outcome = 'imported', product_id = l.id
  from jsonb_to_recordset(${db.json(listed.map((one) => ({ ...one })))}::jsonb) as l (number int, id uuid)
  where r.import_id = ${importId} and r.number = l.number`;

export const release = (db: Db, sellerId: string, claims: Claim[]) => db`
  delete from imported_bikes where seller_id = ${sellerId} and product_id = any(${claims.map(({ id }) => id)})`;
