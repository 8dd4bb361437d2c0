import { Readable } from 'node:stream';
import { type MarketTable, MONEY_FIGURES } from '#contract/market-figures.ts';
import type { Sql } from '../database/connect.ts';
import { daysAgo } from '../days/days.ts';
import { csvOf } from '../text/csv.ts';
import { nameOf } from './market-figures.ts';
import * as queries from './queries.ts';

const ROWS_AT_ONCE = 1_000;
const BOM = '\ufeff';
const CUTS = { days: 'all', brands: 'brand', places: 'place' } as const;

/** Streamed with a cursor: as many rows as there are, in constant memory. */
export function exportMarket(sql: Sql, table: MarketTable, days: number): Readable {
  const since = daysAgo(days - 1);
  return Readable.from(table === 'searches' ? searchLines(sql, since) : figureLines(sql, CUTS[table], since), {
    objectMode: false,
  });
}

async function* searchLines(sql: Sql, since: string): AsyncGenerator<string> {
  yield BOM + csvOf([['Day', 'Words', 'Searches', 'Found nothing']]);
  for await (const rows of queries.exportedSearches(sql, since).cursor(ROWS_AT_ONCE))
    yield csvOf(rows.map(({ day, words, searches, foundNothing }) => [day, words, `${searches}`, `${foundNothing}`]));
}

async function* figureLines(sql: Sql, cut: (typeof CUTS)[keyof typeof CUTS], since: string): AsyncGenerator<string> {
  yield BOM +
    csvOf([['Day', ...(cut === 'all' ? [] : [cut === 'brand' ? 'Brand' : 'Town']), 'Figure', 'Count', 'Amount']]);
  for await (const rows of queries.exported(sql, cut, since).cursor(ROWS_AT_ONCE))
    yield csvOf(
      rows.map((row) => [
        row.day,
        ...(cut === 'all' ? [] : [nameOf(cut, row) ?? '']),
        row.figure,
        `${row.count}`,
        amountOf(row),
      ]),
    );
}

function amountOf({ figure, amount }: queries.ExportRow) {
  if ((MONEY_FIGURES as readonly string[]).includes(figure)) return (amount / 100).toFixed(2);
  return figure === 'sold' ? `${amount}` : '';
}
