import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Transaction } from '../database/connect.ts';
import { migrateTo } from '../database/migrate.ts';
import { RefusedStart } from '../database/refused-start.ts';
import { catalogueText } from './catalogue-text.ts';
import * as statements from './load-queries.ts';
import type { Manifest, Table } from './manifest.ts';
import * as queries from './queries.ts';

export interface Loading {
  load(table: Table, text: Buffer): Promise<void>;
  finish(): Promise<void>;
}

export async function refuseUsed(db: Transaction) {
  const [first, ...more] = await queries.present(db);
  if (first)
    throw new RefusedStart(
      `The database is not empty: it has ${first.name}${more.length ? ` and ${more.length} more tables` : ''}. Restore into a new one.`,
    );
}

/** Makes the tables as the backup's version had them; foreign keys, triggers and indexes come back in `finish`. */
export async function beginLoading(db: Transaction, manifest: Manifest): Promise<Loading> {
  await migrateTo(db, manifest.migrations);
  const added = await addTables(db, manifest);
  const resting = [
    ...(await statements.triggers(db)),
    ...(await statements.foreignKeys(db)),
    ...(await statements.plainIndexes(db)),
  ];
  for (const { drop } of resting) await catalogueText(db, drop);
  for (const { text } of await statements.emptyTables(db)) await catalogueText(db, text);
  return {
    async load(table, text) {
      await pipeline(Readable.from([text]), await queries.loadTable(db, table).writable());
    },
    async finish() {
      const { tables, sequences, views } = manifest;
      for (const { definition } of added) for (const text of definition.indexes) await catalogueText(db, text);
      const constraints = added.flatMap(({ definition }) => definition.constraints);
      const isForeign = (text: string) => / FOREIGN KEY /.test(text);
      for (const text of constraints.filter((text) => !isForeign(text))) await catalogueText(db, text);
      for (const { add } of resting.toReversed()) await catalogueText(db, add);
      for (const text of constraints.filter(isForeign)) await catalogueText(db, text);
      const found = new Set((await queries.views(db)).map(({ name }) => name));
      for (const { name, definition } of views) if (!found.has(name)) await catalogueText(db, definition);
      for (const sequence of sequences) await statements.setSequence(db, sequence);
      for (const table of tables) await expectRows(db, table);
      await statements.analyze(db);
    },
  };
}

/** Tables of no migration: identity's and the card stand-in's, made by their services, and the operator's own. */
async function addTables(db: Transaction, { tables, sequences }: Manifest): Promise<Table[]> {
  for (const create of statements.createSchemas(db, queries.SCHEMAS)) await create;
  const found = new Set((await queries.present(db)).map(({ name }) => name));
  const added = tables.filter(({ schema, name }) => !found.has(`${schema}.${name}`));
  for (const { name, isOfColumn } of sequences) if (!isOfColumn) await statements.createSequence(db, name);
  for (const table of added) await statements.createTable(db, table, table.definition.columns);
  return added;
}

async function expectRows(db: Transaction, table: Table) {
  const [counted] = await statements.countRows(db, table);
  if (counted?.rows !== table.rows)
    throw new RefusedStart(`${table.schema}.${table.name} has ${counted?.rows} rows, and ${table.rows} in the backup.`);
}
