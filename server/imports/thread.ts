import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import type { ImportMapping, ImportSettings } from '#contract/imports.ts';
import { type Column, guessColumns } from './columns.ts';
import { decode } from './encoding.ts';
import { FileFault } from './file-fault.ts';
import { firstSettings } from './first-settings.ts';
import { readRow } from './row.ts';
import type { Sheet } from './sheet.ts';
import { type Table, tableOf } from './table.ts';

/** What the thread is asked. Rows come and go as JSON, so that nobody in between needs to look into them. */
export interface Questions {
  open(path: string): Opened;
  rows(from: number, to: number): string;
  sheet(sheet: Sheet): void;
  read(rows: string): string;
}

export interface Opened {
  columns: Column[];
  mapping: ImportMapping;
  settings: ImportSettings;
  rows: number;
}

export type Question = { [K in keyof Questions]: { ask: K; with: Parameters<Questions[K]> } }[keyof Questions];
export type Reply = { answer: unknown } | { refusal: string };

let table: Table = { columns: [], rows: [] };
let sheet: Sheet | undefined;

const answers: Questions = {
  open(path) {
    table = tableOf(decode(readFileSync(path)));
    const { columns, rows } = table;
    const mapping = guessColumns(columns);
    return { columns, mapping, settings: firstSettings(columns, mapping), rows: rows.length };
  },
  rows: (from, to) =>
    JSON.stringify(table.rows.slice(from, to).map((cells, index) => ({ number: from + index + 1, cells }))),
  sheet(given) {
    sheet = given;
  },
  read(rows) {
    const numbered = JSON.parse(rows) as { number: number; cells: string[] }[];
    return JSON.stringify(numbered.map(({ number, cells }) => ({ number, ...readRow(cells, sheet as Sheet) })));
  },
};

parentPort?.on('message', (question: Question) => {
  parentPort?.postMessage(reply(question));
});

function reply({ ask, with: given }: Question): Reply {
  try {
    return { answer: (answers[ask] as (...given: unknown[]) => unknown)(...given) };
  } catch (error) {
    if (error instanceof FileFault) return { refusal: error.message };
    throw error;
  }
}
