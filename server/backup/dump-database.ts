import { headText } from '../audit/audit.ts';
import type { Sql, Transaction } from '../database/connect.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import type { Manifest } from './manifest.ts';
import * as queries from './queries.ts';
import { tableParts } from './table-parts.ts';

export type DumpedDatabase = Omit<Manifest, 'format' | 'product' | 'photos' | 'secrets'>;

/** All tables at one moment; `also` reads at the same one. */
export async function dumpDatabase(
  sql: Sql,
  archive: ArchiveWriter,
  also: (db: Transaction) => Promise<void>,
): Promise<DumpedDatabase> {
  const dumped = await sql.begin('isolation level repeatable read read only', async (db) => {
    const [at = { moment: '', postgres: '' }] = await queries.moment(db);
    const [head = { seq: 0, link: Buffer.alloc(0) }] = await queries.auditHead(db);
    const migrations = [...(await queries.migrations(db))];
    const sequences = [...(await queries.sequences(db))];
    await queries.qualifyNames(db);
    const found = [...(await queries.tables(db))];
    const views = [...(await queries.views(db))];
    await queries.searchPublic(db);
    await also(db);
    const tables = [];
    for (const { isKept, ...table } of found) {
      let rows = 0;
      if (isKept)
        for await (const part of tableParts(db, table)) {
          await archive.add(part.name, part.bytes);
          rows += part.rows;
        }
      tables.push({ ...table, rows });
    }
    return { ...at, auditHead: headText(head), migrations, sequences, tables, views };
  });
  return dumped;
}
