import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { MOST_IMPORT_ROWS } from '#contract/imports.ts';
import { t } from '#language/t.ts';
import type { Column } from './columns.ts';
import { FileFault } from './file-fault.ts';
import { readNumber } from './readers/number.ts';
import { plainText, shortened } from './wording.ts';

export interface Table {
  columns: Column[];
  rows: string[][];
}

const SEPARATORS = [',', ';', '\t', '|'] as const;
const MOST_COLUMNS = 200;
/** PostgreSQL would take minutes to read a list of a hundred thousand. */
const MOST_CELLS = 1000;
const LONGEST_NAME = 80;
const SAMPLES = 20;
const LONGEST_SAMPLE = 80;

/** Rows may be shorter or longer than the heading. */
export function tableOf(text: string): Table {
  const [heading = [], ...rows] = recordsOf(text, separatorOf(text));
  const named = heading.findLastIndex((name) => name.trim()) + 1;
  if (named > MOST_COLUMNS)
    throw new FileFault(
      t('This file has more than {most, plural, one {# column} other {# columns}}.', { most: MOST_COLUMNS }),
    );
  const numbers = heading.filter((name) => readNumber(name) !== undefined);
  if (numbers.length > heading.length / 2) throw new FileFault(t('The first line must name the columns.'));
  if (!rows.length) throw new FileFault(t('This file holds a heading and no bikes below it.'));
  if (rows.length > MOST_IMPORT_ROWS)
    throw new FileFault(
      t('This file has more than {most, plural, one {# row} other {# rows}}. Please send it in parts.', {
        most: MOST_IMPORT_ROWS,
      }),
    );
  const wide = rows.findIndex((cells) => cells.length > MOST_CELLS) + 1;
  if (wide)
    throw new FileFault(
      t('Row {row} of this file has more than {most, plural, one {# cell} other {# cells}}.', {
        row: wide,
        most: MOST_CELLS,
      }),
    );
  return { columns: heading.slice(0, named).map((name, index) => columnOf(name, index, rows)), rows };
}

function recordsOf(text: string, delimiter: string): string[][] {
  try {
    return parse(text, {
      delimiter,
      bom: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      // Without it, each empty line takes longer than the one before.
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      to: MOST_IMPORT_ROWS + 2,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === 'CSV_QUOTE_NOT_CLOSED')
      throw new FileFault(t('A quotation mark is opened and never closed, so the file cannot be told into rows.'));
    throw new FileFault(t('This file cannot be told into rows: {why}.', { why: error.message }));
  }
}

function separatorOf(text: string): string {
  const head = text.slice(0, 20_000).replace(/"(?:[^"]|"")*"/g, '');
  const lines = head
    .split(/\r\n|\n|\r/)
    .filter(Boolean)
    .slice(0, 20);
  const scores = SEPARATORS.map((separator) => {
    const counts = lines.map((line) => line.split(separator).length - 1);
    const [first = 0] = counts;
    return first && (first * counts.filter((count) => count === first).length) / counts.length;
  });
  return SEPARATORS[scores.indexOf(Math.max(...scores))] ?? ',';
}

/** Samples from the whole file: its first rows may be alike. */
function columnOf(name: string, index: number, rows: string[][]): Column {
  const step = Math.max(1, Math.floor(rows.length / (SAMPLES * 5)));
  const cells = new Set<string>();
  for (let row = 0; row < rows.length && cells.size < SAMPLES; row += step) {
    const cell = rows[row]?.[index]?.trim();
    if (cell) cells.add(shortened(plainText(cell), LONGEST_SAMPLE));
  }
  return { name: shortened(plainText(name), LONGEST_NAME) || `Column ${index + 1}`, samples: [...cells] };
}
