import type { Db } from '../database/connect.ts';

/** What is asked for, by the names that stand in the statements. */
export type Values = Record<string, unknown>;

const NAME = /(?<!:):([a-z]\w*)/g;

/**
 * A statement of one text for all wishes, in which `:name` stands for a value: it is put together once, not for every
 * page, and PostgreSQL plans it once on each connection.
 */
export function statement<Row extends object>(text: string) {
  const names = [...new Set(Array.from(text.matchAll(NAME), ([, name]) => name ?? ''))];
  const numbered = text.replace(NAME, (_, name: string) => `$${names.indexOf(name) + 1}`);
  return (db: Db, values: Values): PromiseLike<Row[]> => {
    const missing = names.find((name) => values[name] === undefined);
    if (missing) throw new Error(`A statement of the search needs ${missing}`);
    return db.unsafe<Row[]>(numbered, names.map((name) => values[name]) as never[], { prepare: true });
  };
}

/** Statements of a few kinds, each put together when it is first needed. */
export function statementsBy<Kind extends object, Row extends object>(textOf: (kind: Kind) => string) {
  const made = new Map<string, ReturnType<typeof statement<Row>>>();
  return (db: Db, kind: Kind, values: Values) => {
    const key = JSON.stringify(kind);
    const known = made.get(key) ?? statement<Row>(textOf(kind));
    made.set(key, known);
    return known(db, values);
  };
}
