import type { Readable } from 'node:stream';
import { isMoney, type MarketTable } from '#contract/market-figures.ts';
import type { Sql } from '../database/connect.ts';
import { daysAgo } from '../days/days.ts';
import { csvFile } from '../text/csv-file.ts';
import { nameOf } from './market-figures.ts';
import * as queries from './queries.ts';

const CUTS = { days: 'all', brands: 'brand', places: 'place' } as const;
const PART_COLUMNS = { all: [], brand: ['Brand'], place: ['Town'] };
const SEARCH_COLUMNS = ['Day', 'Words', 'Searches', 'Found nothing'];

export function exportMarket(sql: Sql, table: MarketTable, days: number): Readable {
  const since = daysAgo(days - 1);
  if (table === 'searches')
    return csvFile<queries.SearchDayRow>(
      SEARCH_COLUMNS,
      (after, limit) => queries.exportedSearches(sql, { since, after, limit }),
      ({ day, words, searches, foundNothing }) => [day, words, `${searches}`, `${foundNothing}`],
    );
  const cut = CUTS[table];
  return csvFile<queries.ExportRow>(
    ['Day', ...PART_COLUMNS[cut], 'Figure', 'Count', 'Amount'],
    (after, limit) => queries.exported(sql, cut, { since, after, limit }),
    (row) => [row.day, ...(cut === 'all' ? [] : [nameOf(cut, row) ?? '']), row.figure, `${row.count}`, amountOf(row)],
  );
}

function amountOf({ figure, amount }: queries.ExportRow) {
  if (isMoney(figure)) return (amount / 100).toFixed(2);
  return figure === 'sold' ? `${amount}` : '';
}
