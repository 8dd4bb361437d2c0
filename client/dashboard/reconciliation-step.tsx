import { useQuery } from '@tanstack/react-query';
import { query } from '#client/api/query-client.ts';
import { paths } from '#client/paths.ts';
import { type Reconciliation, readReconciliation } from '#contract/reconciliation.ts';
import { t } from '#language/t.ts';
import { NextStep } from './next-step.tsx';

export function ReconciliationStep() {
  const { data } = useQuery(query(readReconciliation, {}));
  const latest = data?.latest;
  return (
    <NextStep
      to={paths.reconciliation}
      title={t('Reconciliation')}
      text={t('See whether our ledger and the card provider say the same about the money.')}
      news={data && (latest ? outcome(latest) : t('Never compared yet'))}
      urgent={!!latest?.found}
    />
  );
}

function outcome({ found, fault }: Reconciliation) {
  if (fault) return t('The last comparison could not be finished');
  return found
    ? t('{found, plural, one {# difference} other {# differences}}', { found })
    : t('Ledger and card provider agree');
}
