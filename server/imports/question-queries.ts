import type { ImportRow } from '#contract/imports.ts';
import type { Db } from '../database/connect.ts';
import { type ImportRecord, importColumns } from './queries.ts';
import { listable, outcomes } from './step-queries.ts';

export interface PricedRow {
  number: number;
  modelId: string | null;
  year: number;
  cents: number;
  placeId: number | null;
  written: string;
  questions: ImportRow['questions'];
}

export const pricedRows = (db: Db, id: string, priceColumn: number) => db<PricedRow[]>`
  select number, product ->> 'modelId' as "modelId", (product ->> 'resalePrice')::float8 as cents,
    coalesce((product ->> 'modelYear')::int,
      extract(year from now())::int - round((product ->> 'yearsOfUse')::numeric)::int) as year,
    (product ->> 'placeId')::int as "placeId", btrim(cells ->> ${priceColumn}::int) as written, questions
  from import_rows r where import_id = ${id} and ${listable(db)} order by number`;

type RowQuestions = Pick<PricedRow, 'number' | 'questions'>;

export const ask = (db: Db, id: string, updates: RowQuestions[]) => db`
  update import_rows r set questions = a.questions,
    outcome = case when a.questions = '[]' then r.outcome else 'asked' end
  from jsonb_to_recordset(${db.json(updates.map((one) => ({ ...one })))}::jsonb) as a (number int, questions jsonb)
  where r.import_id = ${id} and r.number = a.number`;

/** Blocks listing until commit. No row: listing has begun, or the check has not ended. */
export const holdChecked = (db: Db, sellerId: string, id: string) => db`
  select from imports where id = ${id} and seller_id = ${sellerId} and state = 'checked' for update`;

export const confirm = (db: Db, id: string, isConfirmed: boolean, rows?: number[]) => db`
  update import_rows r set outcome = ${
    isConfirmed ? db`case when corrections = '[]' and faults = '[]' then 'ready' else 'corrected' end` : db`'asked'`
  }
  where r.import_id = ${id} and r.questions <> '[]' and ${isConfirmed ? db`r.outcome = 'asked'` : listable(db)}
    ${rows ? db`and r.number = any(${rows}::int[])` : db``}`;

export const countAgain = (db: Db, id: string) => db<ImportRecord[]>`
  update imports i set outcomes = ${outcomes(db, id)} where i.id = ${id} returning ${importColumns(db)}`;
