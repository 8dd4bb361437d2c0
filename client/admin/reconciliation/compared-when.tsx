import { DateTime } from '#client/ui/date-time.tsx';
import { rich } from '#client/ui/rich.ts';
import type { Reconciliation } from '#contract/reconciliation.ts';

export function ComparedWhen({ comparison }: { comparison: Reconciliation }) {
  const { finishedAt, compared, fault } = comparison;
  const time = () => <DateTime of={finishedAt} />;
  if (fault) return rich('Tried last <time></time>.', { time });
  return rich(
    'Compared last <time></time>: {count, plural, one {# movement of money.} other {# movements of money.}}',
    { time, count: compared },
  );
}
