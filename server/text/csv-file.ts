import { Readable } from 'node:stream';
import { csvOf } from './csv.ts';

const ROWS_AT_ONCE = 1_000;
const BOM = '\ufeff';

/**
 * A file of as many rows as there are, in constant memory. Each part is a statement of its own, so that a slow reader
 * holds no connection.
 */
export function csvFile<Row>(
  heading: string[],
  read: (after: Row | undefined, limit: number) => Promise<Row[]>,
  cells: (row: Row) => string[],
): Readable {
  return Readable.from(lines(heading, read, cells), { objectMode: false });
}

async function* lines<Row>(
  heading: string[],
  read: (after: Row | undefined, limit: number) => Promise<Row[]>,
  cells: (row: Row) => string[],
): AsyncGenerator<string> {
  yield BOM + csvOf([heading]);
  for (let after: Row | undefined; ; ) {
    const rows = await read(after, ROWS_AT_ONCE);
    if (rows.length) yield csvOf(rows.map(cells));
    if (rows.length < ROWS_AT_ONCE) return;
    after = rows.at(-1);
  }
}
