import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Db } from '../database/connect.ts';
import type { Table } from './manifest.ts';
import { dumpTable } from './queries.ts';

const PART_BYTES = 8 << 20;
const LINE_END = 10;
/** Text of COPY: the network is slower than level 1. */
const LEVEL = { level: 1 };

const FOLDER = 'tables/';
const zip = promisify(gzip);
export const unzip = promisify(gunzip);

export interface Part {
  name: string;
  bytes: Buffer;
  rows: number;
}

/** `tables/public.users/00001.copy.gz`: lines of COPY in its text format, one for each row. */
const partName = ({ schema, name }: Pick<Table, 'schema' | 'name'>, number: number) =>
  `${FOLDER}${schema}.${name}/${String(number).padStart(5, '0')}.copy.gz`;

/** `public.users`; undefined: no part of a table. */
export const tableOfPart = (name: string): string | undefined =>
  name.startsWith(FOLDER) ? name.slice(FOLDER.length, name.lastIndexOf('/')) : undefined;

export async function* tableParts(db: Db, table: Pick<Table, 'schema' | 'name' | 'columns'>): AsyncGenerator<Part> {
  let [waiting, length, number]: [Buffer[], number, number] = [[], 0, 0];
  const part = async (text: Buffer) => {
    number++;
    return { name: partName(table, number), bytes: await zip(text, LEVEL), rows: lines(text) };
  };
  for await (const chunk of await dumpTable(db, table).readable()) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < PART_BYTES) continue;
    const text = Buffer.concat(waiting);
    const end = text.lastIndexOf(LINE_END) + 1;
    if (end === 0) continue;
    yield part(text.subarray(0, end));
    waiting = [text.subarray(end)];
    length = text.length - end;
  }
  if (length > 0) yield part(Buffer.concat(waiting));
}

/** A line break within a value is written as `\n`. */
export function lines(text: Buffer): number {
  let count = 0;
  for (let at = text.indexOf(LINE_END); at >= 0; at = text.indexOf(LINE_END, at + 1)) count++;
  return count;
}
