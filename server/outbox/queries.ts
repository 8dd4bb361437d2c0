import type { Fragment } from 'postgres';
import type { Db } from '../database/connect.ts';
import type { Held, Outbox, Settlement } from './table.ts';

type Box = Pick<Settlement<never>, 'table' | 'alias' | 'key' | 'dueAt' | 'nullIsDue' | 'attempts' | 'holder'>;

export type RowKey = object & Held;

export const joined = (db: Db, parts: Fragment[], by: Fragment) =>
  parts.reduce((before, part) => db`${before}${by}${part}`);

export const column = (db: Db, { alias }: Box, name: string) => db`${db(`${alias}.${name}`)}`;

export function isKey(db: Db, box: Box, row: object, alias = box.alias) {
  const values = row as Record<string, string>;
  const parts = Object.entries(box.key).map(
    ([name, column]) => db`${db(`${alias}.${column}`)} = ${values[name] as string}`,
  );
  return joined(db, parts, db` and `);
}

export const withCtes = (db: Db, { ctes }: Pick<Outbox<never>, 'ctes'>) => (ctes ? db`with ${ctes(db)}` : db``);

/** `since` is the start of a run, so that no run takes a row twice. */
export const isDue = (db: Db, box: Box & Pick<Outbox<never>, 'when'>, since?: string) => db`
  ${isItsTime(db, box, since)} and ${box.when(db)}`;

export function isItsTime(db: Db, box: Box, since?: string) {
  const at = column(db, box, box.dueAt);
  return db`
    ${box.nullIsDue ? db`coalesce(${at}, '-infinity')` : at} <= ${since ? db`${since}::text::timestamptz` : db`now()`}`;
}

const isHeld = (db: Db, box: Box, { attempt, holder }: RowKey) => db`
  ${box.attempts && attempt !== undefined ? db`and ${column(db, box, box.attempts)} = ${attempt}` : db``}
  ${box.holder ? db`and ${column(db, box, box.holder)} = ${holder as string}` : db``}`;

export const change = (db: Db, box: Box, row: RowKey, set: Fragment, when?: Fragment) => db`
  update ${db(box.table)} ${db(box.alias)} set ${set}
  where ${isKey(db, box, row)} ${isHeld(db, box, row)} ${when ? db`and ${when}` : db``}`;

export const remove = (db: Db, box: Box, row: RowKey) => db`
  delete from ${db(box.table)} ${db(box.alias)} where ${isKey(db, box, row)} ${isHeld(db, box, row)}`;
