import type { Import, ImportMapping, ImportRow, ImportSettings, RowOutcome } from '#contract/imports.ts';
import type { Page } from '#contract/pagination.ts';
import type { Db } from '../database/connect.ts';

export interface ImportRecord extends Pick<Import, 'fileName' | 'state' | 'columns' | 'mapping' | 'mappingOrigin'> {
  id: string;
  sellerId: string;
  startedAt: Date;
  fault: string | null;
  settings: ImportSettings;
  rows: number;
  through: number;
  outcomes: Partial<Record<RowOutcome, number>>;
  approved: boolean;
  refusal: string | null;
}

export const importColumns = (db: Db) => db`
  id, seller_id as "sellerId", file_name as "fileName", started_at as "startedAt", state, fault, columns, mapping,
  mapping_origin as "mappingOrigin", settings, row_count as "rows", through, outcomes,
  approved_at is not null as approved, case when state = 'refused' then decision_reason end as refusal`;

type NewImport = Pick<
  ImportRecord,
  'id' | 'sellerId' | 'fileName' | 'columns' | 'mapping' | 'mappingOrigin' | 'settings' | 'rows'
> & { bytes: number };

export const insertImport = (db: Db, made: NewImport) => db<ImportRecord[]>`
  insert into imports (id, seller_id, file_name, columns, mapping, mapping_origin, settings, row_count, bytes)
  values (${made.id}, ${made.sellerId}, ${made.fileName}, ${db.json(made.columns)}, ${db.json(made.mapping)},
    ${made.mappingOrigin}, ${db.json({ ...made.settings })}, ${made.rows}, ${made.bytes})
  returning ${importColumns(db)}`;

/** `rows`: JSON of `{number, cells}`. */
export const insertRows = (db: Db, importId: string, rows: string) => db`
  insert into import_rows (import_id, number, cells)
  select ${importId}, number, cells from jsonb_to_recordset(${rows}::text::jsonb) as r (number int, cells jsonb)`;

export const ofSeller = (db: Db, sellerId: string, { limit, after }: Page) => db<ImportRecord[]>`
  select ${importColumns(db)} from imports where seller_id = ${sellerId} ${after ? db`and id < ${after}` : db``}
  order by id desc limit ${limit + 1}`;

export const byId = (db: Db, sellerId: string, id: string) => db<ImportRecord[]>`
  select ${importColumns(db)} from imports where id = ${id} and seller_id = ${sellerId}`;

export interface StoredTotals {
  stored: number;
  bytes: number;
}

const totals = (db: Db) => db`count(i.id)::int as stored, coalesce(sum(i.bytes), 0)::float8 as bytes`;

export const totalsOf = (db: Db, sellerId: string) => db<StoredTotals[]>`
  select ${totals(db)} from imports i where seller_id = ${sellerId}`;

export const countFor = (db: Db, sellerId: string) => db<(StoredTotals & { running: number })[]>`
  select ${totals(db)}, count(i.id) filter (where i.state in ('checking', 'importing'))::int as running
  from imports i where i.seller_id = ${sellerId}`;

interface Mapped {
  id: string;
  sellerId: string;
  mapping: ImportMapping;
  settings: ImportSettings;
}

export const startChecking = (db: Db, { id, sellerId, mapping, settings }: Mapped) => db<ImportRecord[]>`
  update imports set state = 'checking', through = 0, outcomes = '{}', fault = null, decision = null, decision_reason = null, held_by = null, held_until = null,
    mapping = ${db.json(mapping)}, mapping_origin = 'chosen', settings = ${db.json({ ...settings })}
  where id = ${id} and seller_id = ${sellerId} and state in ('read', 'checking', 'checked', 'refused', 'faulty')
    and not coalesce(outcomes ? 'imported', false)
  returning ${importColumns(db)}`;

export const forgetReadings = (db: Db, id: string) => db`
  update import_rows set outcome = null where import_id = ${id} and outcome is not null`;

export const startImporting = (db: Db, sellerId: string, id: string, approved: boolean) => db<ImportRecord[]>`
  update imports set state = 'importing', through = 0 ${approved ? db`, approved_at = now()` : db``}
  where id = ${id} and seller_id = ${sellerId} and (state = 'checked' or state = 'faulty' and outcomes ? 'imported')
  returning ${importColumns(db)}`;

export const remove = (db: Db, sellerId: string, id: string) => db`
  delete from imports where id = ${id} and seller_id = ${sellerId} and state not in ('checking', 'importing')`;

export interface RowRecord extends Pick<ImportRow, 'number' | 'reads' | 'corrections' | 'faults' | 'questions'> {
  outcome: RowOutcome;
  sameRow: number | null;
  productId: string | null;
}

interface RowPage {
  limit: number;
  after?: number | undefined;
  outcome?: RowOutcome | undefined;
}

export const rowsOf = (db: Db, sellerId: string, id: string, { limit, after = 0, outcome }: RowPage) => db<RowRecord[]>`
  select number, outcome, reads, corrections, faults, questions, same_row as "sameRow", product_id as "productId" from import_rows
  where import_id = (select id from imports where id = ${id} and seller_id = ${sellerId})
    and number > ${after} and ${outcome ? db`outcome = ${outcome}` : db`outcome is not null`}
  order by number limit ${limit + 1}`;

export interface ResultRow extends Omit<RowRecord, 'outcome' | 'reads'> {
  cells: string[];
  outcome: RowOutcome | null;
}

export const resultRows = (db: Db, importId: string, after: number, limit: number) => db<ResultRow[]>`
  select number, cells, outcome, corrections, faults, questions, same_row as "sameRow", product_id as "productId" from import_rows
  where import_id = ${importId} and number > ${after} order by number limit ${limit}`;

interface Remembered {
  mapping: Record<string, string>;
  settings: ImportSettings;
}

/** All but the condition: it applies to the bikes of one file. */
export const remember = (db: Db, sellerId: string, columnsKey: string, { mapping, settings }: Remembered) => db`
  insert into import_mappings (seller_id, columns_key, mapping, settings)
  values (${sellerId}, ${columnsKey}, ${db.json(mapping)}, ${db.json({ ...settings, condition: undefined })})
  on conflict (seller_id, columns_key) do update
  set mapping = excluded.mapping, settings = excluded.settings, chosen_at = excluded.chosen_at`;

export const remembered = (db: Db, sellerId: string, columnsKey: string) => db<Remembered[]>`
  select mapping, settings from import_mappings where seller_id = ${sellerId} and columns_key = ${columnsKey}`;

export const forget = (db: Db, days: number) => db`
  delete from imports i where i.started_at < now() - make_interval(days => ${days})
    or exists (select 1 from users u where u.id = i.seller_id and u.removed_at is not null)`;

/** Mappings hold the seller's phone number. */
export const forgetMappings = (db: Db) => db`
  with sellers as materialized (
    select distinct seller_id from import_mappings
  ), gone as materialized (
    select id from users where id in (select seller_id from sellers) and removed_at is not null
  )
  delete from import_mappings where seller_id in (select id from gone)`;

export const languageOf = (db: Db, sellerId: string) => db<{ language: string }[]>`
  select language from users where id = ${sellerId}`;
