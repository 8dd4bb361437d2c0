import { t } from '#language/t.ts';
import type { Sql } from '../database/connect.ts';
import { csvOf } from '../text/csv.ts';
import * as queries from './queries.ts';

const ROWS_AT_ONCE = 500;
const BOM = '\ufeff';

export async function* resultOf(sql: Sql, id: string, columns: { name: string }[]): AsyncGenerator<string> {
  yield BOM + csvOf([[...columns.map(({ name }) => name), ...added()]]);
  for (let after = 0; ; ) {
    const rows = await queries.resultRows(sql, id, after, ROWS_AT_ONCE);
    if (rows.length) yield csvOf(rows.map((row) => [...filled(row.cells, columns.length), ...outcomeOf(row)]));
    if (rows.length < ROWS_AT_ONCE) return;
    after = rows.at(-1)?.number ?? after;
  }
}

const added = () => [
  t('Result||of a row of an import'),
  t('Understood as'),
  t('Remarks'),
  t('Product||a bike on sale'),
];

const filled = (cells: string[], columns: number) => Array.from({ length: columns }, (_, index) => cells[index] ?? '');

function outcomeOf({ outcome, corrections, faults, questions, sameRow, productId }: queries.ResultRow): string[] {
  const understood = corrections.map(({ written, understood }) => `${written} → ${understood}`);
  const same = sameRow && t('The same as row {row}', { row: sameRow });
  const there = outcome === 'duplicate' && !sameRow && !faults.length && t('It is listed already');
  const remarks = faults.map(({ message, suggestion }) =>
    suggestion ? t('{fault} ({suggestion}?)', { fault: message, suggestion }) : message,
  );
  const open = outcome === 'asked' ? questions.map(({ message }) => message) : [];
  return [
    outcome ?? 'not read',
    understood.join('; '),
    [same, there, ...open, ...remarks].filter(Boolean).join('; '),
    productId ? `/products/${productId}` : '',
  ];
}
