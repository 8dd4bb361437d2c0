import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import type { ImportRow, RowOutcome } from '#contract/imports.ts';
import { formatNumber } from '#language/formatters.ts';
import { t } from '#language/t.ts';
import { type Answers, RowAnswer } from './row-answer.tsx';
import { RowFindings } from './row-findings.tsx';
import { RowOutcomeBadge } from './row-outcome.tsx';
import { otherFacts, price, title, whatAndWhere } from './row-reading.ts';

const ANSWERABLE: RowOutcome[] = ['asked', 'ready', 'corrected'];

interface RowProps {
  row: ImportRow;
  /** The index among the shown rows, from 0. */
  place: number;
  /** Set while questions can be answered. */
  answers?: Answers | undefined;
}

export function Row({ row, place, answers }: RowProps) {
  const { number, outcome, reads, questions, productId } = row;
  const canAnswer = questions.length > 0 && ANSWERABLE.includes(outcome);
  const name = title(reads);
  return (
    <tr
      tabIndex={answers && -1}
      className="align-top max-lg:grid max-lg:grid-cols-[1fr_auto] max-lg:gap-x-3 max-lg:gap-y-1 max-lg:px-4 max-lg:py-4 max-lg:not-first:border-t max-lg:not-first:border-base-300 lg:[&>*]:border-t lg:[&>*]:border-base-300"
    >
      <td className="text-sm text-quiet tabular-nums lg:px-4 lg:py-3">
        <span className="lg:hidden">{t('Row')} </span>
        {formatNumber(number)}
      </td>
      <th scope="row" className="min-w-0 font-normal max-lg:order-1 max-lg:col-span-2 lg:px-3 lg:py-3">
        <p className="flex flex-wrap justify-between gap-x-4 font-semibold wrap-anywhere">
          {productId ? (
            <Link to={paths.product(productId)} className="text-link">
              {name}
            </Link>
          ) : (
            <span>{name}</span>
          )}
          <span className="tabular-nums">{price(reads)}</span>
        </p>
        <p className="mt-0.5 text-sm wrap-anywhere">{whatAndWhere(reads)}</p>
        <p className="text-sm text-quiet wrap-anywhere">{otherFacts(reads)}</p>
      </th>
      <td className="min-w-0 text-sm max-lg:order-2 max-lg:col-span-2 lg:px-3 lg:py-3">
        <RowFindings row={row} />
        {answers && canAnswer && <RowAnswer row={row} place={place} answers={answers} />}
      </td>
      <td className="lg:px-3 lg:py-3">
        <RowOutcomeBadge outcome={outcome} />
      </td>
    </tr>
  );
}
