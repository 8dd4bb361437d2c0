import { DateTime } from '#client/ui/date-time.tsx';
import type { ReportedProduct } from '#contract/reports.ts';
import { t } from '#language/t.ts';
import { reasonWords } from './reason-words.ts';

/** Number of reports, and the latest reporters with dates. */
export function Reporters({ item: { reports, reporters } }: { item: ReportedProduct }) {
  const others = reports - reporters.length;
  return (
    <div className="border-s-4 border-warning ps-3">
      <p className="font-semibold">{t('{count, plural, one {# report} other {# reports}}', { count: reports })}</p>
      <ul className="mt-1 grid gap-1">
        {reporters.map(({ name, email, reportedAt, reason, words }) => (
          <li key={email} className="wrap-anywhere">
            <strong className="font-semibold">{reason ? t(reasonWords[reason]) : t('No reason given')}</strong>
            {words && <q className="mx-1">{words}</q>} {name} <span className="text-quiet">({email})</span>,{' '}
            <DateTime of={reportedAt} />
          </li>
        ))}
        {others > 0 && <li className="text-quiet">{t('and {count} more', { count: others })}</li>}
      </ul>
    </div>
  );
}
