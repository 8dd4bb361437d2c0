import { DateTime } from '#client/ui/date-time.tsx';
import type { Reconciliation } from '#contract/reconciliation.ts';

export function ComparedWhen({ comparison }: { comparison: Reconciliation }) {
  const { finishedAt, compared, fault } = comparison;
  if (fault)
    return (
      <>
        Tried last <DateTime of={finishedAt} />.
      </>
    );
  return (
    <>
      Compared last <DateTime of={finishedAt} />: {compared === 1 ? '1 movement' : `${compared} movements`} of money.
    </>
  );
}
