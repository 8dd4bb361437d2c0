import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import type { ImportMapping, ImportSettings } from '#contract/imports.ts';
import { inLanguage } from '#language/current.ts';
import type { Language } from '#language/languages.ts';
import { type Column, guessColumns } from './columns.ts';
import { decode } from './encoding.ts';
import { FileFault } from './file-fault.ts';
import { firstSettings } from './first-settings.ts';
import { type RowReading, readRow } from './row.ts';
import type { Sheet } from './sheet.ts';
import { tableOf } from './table.ts';

/** Rows travel as JSON, so that no process in between parses them. */
export interface Questions {
  open(path: string): Opened;
  rows(most: number): string | undefined;
  sheet(sheet: Sheet, seen: { identity: string; number: number }[]): void;
  read(rows: string): string;
}

export interface Opened {
  columns: Column[];
  mapping: ImportMapping;
  settings: ImportSettings;
  rows: number;
}

export type Question = { language: Language } & {
  [K in keyof Questions]: { ask: K; with: Parameters<Questions[K]> };
}[keyof Questions];
export type Reply = { answer: unknown } | { refusal: string };

let rows: string[][] = [];
let taken = 0;
let sheet: Sheet | undefined;
let firstRows = new Map<string, number>();

const answers: Questions = {
  open(path) {
    const table = tableOf(decode(readFileSync(path)));
    ({ rows } = table);
    taken = 0;
    const { columns } = table;
    const mapping = guessColumns(columns);
    return { columns, mapping, settings: firstSettings(columns, mapping), rows: rows.length };
  },
  rows(most) {
    const next = rows.splice(0, most).map((cells) => ({ number: ++taken, cells }));
    return next.length ? JSON.stringify(next) : undefined;
  },
  sheet(given, seen) {
    sheet = given;
    firstRows = new Map(seen.map(({ identity, number }) => [identity, number]));
  },
  read(json) {
    const numbered = JSON.parse(json) as { number: number; cells: string[] }[];
    return JSON.stringify(numbered.map(({ number, cells }) => compared(number, readRow(cells, sheet as Sheet))));
  },
};

parentPort?.on('message', (question: Question) => {
  parentPort?.postMessage(inLanguage(question.language, () => reply(question)));
});

function compared(number: number, reading: RowReading) {
  const { identity } = reading;
  const sameRow = identity && firstRows.get(identity);
  if (identity && !sameRow) firstRows.set(identity, number);
  return sameRow ? { number, ...reading, outcome: 'duplicate', sameRow } : { number, ...reading };
}

function reply({ ask, with: given }: Question): Reply {
  try {
    return { answer: (answers[ask] as (...given: unknown[]) => unknown)(...given) };
  } catch (error) {
    if (error instanceof FileFault) return { refusal: error.message };
    throw error;
  }
}
