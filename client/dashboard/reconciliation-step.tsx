import { useQuery } from '@tanstack/react-query';
import { query } from '#client/api/query-client.ts';
import { paths } from '#client/paths.ts';
import { type Reconciliation, readReconciliation } from '#contract/reconciliation.ts';
import { NextStep } from './next-step.tsx';

export function ReconciliationStep() {
  const { data } = useQuery(query(readReconciliation, {}));
  const latest = data?.latest;
  return (
    <NextStep
      to={paths.reconciliation}
      title="Reconciliation"
      text="See whether our ledger and the card provider say the same about the money."
      news={data && (latest ? outcome(latest) : 'Never compared yet')}
      urgent={!!latest?.found}
    />
  );
}

function outcome({ found, fault }: Reconciliation) {
  if (fault) return 'The last comparison could not be finished';
  return found ? `${found} ${found === 1 ? 'difference' : 'differences'}` : 'Ledger and card provider agree';
}
