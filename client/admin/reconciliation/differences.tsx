import { EmptyState } from '#client/ui/empty-state.tsx';
import type { Reconciliation } from '#contract/reconciliation.ts';
import { t } from '#language/t.ts';
import { OneDifference } from './one-difference.tsx';

export function Differences({ comparison: { fault, found, differences } }: { comparison: Reconciliation }) {
  if (fault)
    return (
      <EmptyState title={t('The comparison could not be finished')}>
        <p role="alert">{fault}</p>
      </EmptyState>
    );
  if (!found)
    return <EmptyState title={t('Ledger and card provider agree')}>{t('There is nothing to look into.')}</EmptyState>;
  return (
    <section aria-labelledby="differences">
      <h2 id="differences" className="text-2xl">
        {t('{count, plural, one {# difference} other {# differences}}', { count: found })}
      </h2>
      {found > differences.length && (
        <p className="mt-2 text-sm text-quiet">{t('The first {count} are listed.', { count: differences.length })}</p>
      )}
      <ul className="mt-4 grid gap-3">
        {differences.map((difference) => (
          <OneDifference key={`${difference.kind} ${difference.reference}`} difference={difference} />
        ))}
      </ul>
    </section>
  );
}
