import { useMutation, useQuery } from '@tanstack/react-query';
import { call, reason } from '#client/api/call.ts';
import { queryClient } from '#client/api/query-client.ts';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { reconcileNow } from '#contract/reconciliation.ts';
import { t } from '#language/t.ts';
import { Balances } from './balances.tsx';
import { ComparedWhen } from './compared-when.tsx';
import { Differences } from './differences.tsx';
import { latestComparison } from './latest-comparison.ts';

export function Reconciliation() {
  const { data } = useQuery(latestComparison);
  const compare = useMutation({
    mutationFn: () => call(reconcileNow),
    onSuccess: (answer) => queryClient.setQueryData(latestComparison.queryKey, answer),
    onError: (error) => console.error(error),
  });
  const latest = data?.latest;
  const busy = compare.isPending || !!data?.isRunning;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-4xl">{t('Reconciliation')}</h1>
          <p className="mt-2 max-w-prose text-quiet">
            {t('What our ledger says about the money, compared with what the card provider says, payment by payment.')}
          </p>
        </div>
        <BusyButton busy={busy} onClick={() => compare.mutate()} className="btn-primary max-sm:w-full">
          {t('Compare now')}
        </BusyButton>
      </div>
      <div className="mt-3">
        <FormFault>{compare.error ? reason(compare.error) : undefined}</FormFault>
      </div>
      <p role="status" className="mt-3 mb-6 min-h-6 text-sm text-quiet">
        {busy ? t('Comparing…') : latest && <ComparedWhen comparison={latest} />}
      </p>
      {latest ? (
        <div className="grid gap-10">
          <Differences comparison={latest} />
          <Balances balances={latest.balances} />
        </div>
      ) : (
        <EmptyState title={t('Never compared yet')}>
          {t('It is done by itself every night. You can also compare them now.')}
        </EmptyState>
      )}
    </>
  );
}
