import type { Ref } from 'react';
import type { ImportRow } from '#contract/imports.ts';
import { t } from '#language/t.ts';
import { Row } from './row.tsx';
import type { Answers } from './row-answer.tsx';

interface RowsTableProps {
  rows: ImportRow[];
  body?: Ref<HTMLTableSectionElement>;
  /** Set while questions can be answered. */
  answers?: Answers | undefined;
}

/** On a phone each row is a card. */
export function RowsTable({ rows, body, answers }: RowsTableProps) {
  return (
    <div className="rounded-box border border-base-300 bg-base-100">
      <table className="w-full text-start max-lg:block">
        <caption className="sr-only">{t('Rows of the file')}</caption>
        <thead className="text-sm text-quiet max-lg:sr-only">
          <tr>
            <th scope="col" className="px-4 py-3 font-medium">
              {t('Row')}
            </th>
            <th scope="col" className="w-1/2 px-3 py-3 font-medium">
              {t('Listed as')}
            </th>
            <th scope="col" className="w-1/2 px-3 py-3 font-medium">
              {t('What we found')}
            </th>
            <th scope="col" className="px-3 py-3 font-medium">
              {t('State')}
            </th>
          </tr>
        </thead>
        <tbody ref={body} className="max-lg:block">
          {rows.map((row, place) => (
            <Row key={row._id} row={row} place={place} answers={answers} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
