import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import type { ImportRow } from '#contract/imports.ts';
import { fieldNames } from './field-names.ts';

export function RowFindings({ row: { outcome, questions, faults, corrections, sameAs } }: { row: ImportRow }) {
  const isRefused = outcome === 'refused';
  if (!questions.length && !faults.length && !corrections.length && !sameAs) return;
  return (
    <ul className="grid gap-1 wrap-anywhere">
      {questions.map(({ field, message }) => (
        <li key={message}>
          <strong className="font-semibold">{fieldNames[field]}:</strong> {message}
        </li>
      ))}
      {faults.map(({ field, message, suggestion }) => (
        <li key={`${field} ${message}`}>
          <strong className={isRefused ? 'text-error' : 'font-semibold'}>{fieldNames[field]}:</strong> {message}
          {suggestion && <span className="text-quiet"> Perhaps you mean “{suggestion}”.</span>}
        </li>
      ))}
      {corrections.map(({ field, written, understood }) => (
        <li key={field}>
          <span className="text-quiet">{fieldNames[field]}:</span> {written} <span aria-hidden="true">→</span>{' '}
          <span className="sr-only">is read as</span> <strong>{understood}</strong>
        </li>
      ))}
      {sameAs && (
        <li>
          {sameAs.productId ? (
            <>
              Listed already:{' '}
              <Link to={paths.product(sameAs.productId)} className="text-link">
                see it
              </Link>
            </>
          ) : (
            `The same as row ${sameAs.row}`
          )}
        </li>
      )}
    </ul>
  );
}
