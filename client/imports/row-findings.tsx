import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { rich } from '#client/ui/rich.ts';
import type { ImportRow } from '#contract/imports.ts';
import { t } from '#language/t.ts';
import { fieldName } from './field-name.ts';

export function RowFindings({ row: { outcome, questions, faults, corrections, sameAs } }: { row: ImportRow }) {
  const isRefused = outcome === 'refused';
  if (!questions.length && !faults.length && !corrections.length && !sameAs) return;
  return (
    <ul className="grid gap-1 wrap-anywhere">
      {questions.map(({ field, message }) => (
        <li key={message}>
          <strong className="font-semibold">{fieldName(field)}:</strong> {message}
        </li>
      ))}
      {faults.map(({ field, message, suggestion }) => (
        <li key={`${field} ${message}`}>
          <strong className={isRefused ? 'text-error' : 'font-semibold'}>{fieldName(field)}:</strong> {message}
          {suggestion && <span className="text-quiet"> {t('Perhaps you mean “{suggestion}”.', { suggestion })}</span>}
        </li>
      ))}
      {corrections.map(({ field, written, understood }) => (
        <li key={field}>
          <span className="text-quiet">{fieldName(field)}:</span> {written} <span aria-hidden="true">→</span>{' '}
          <span className="sr-only">{t('is read as')}</span> <strong>{understood}</strong>
        </li>
      ))}
      {sameAs && (
        <li>
          {sameAs.productId ? listedAlready(sameAs.productId) : t('The same as row {row}', { row: sameAs.row ?? '' })}
        </li>
      )}
    </ul>
  );
}

const listedAlready = (productId: string) =>
  rich('Listed already: <product>see it</product>', {
    product: (words) => (
      <Link to={paths.product(productId)} className="text-link">
        {words}
      </Link>
    ),
  });
