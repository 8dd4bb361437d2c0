import { useQuery } from '@tanstack/react-query';
import { query } from '#client/api/query-client.ts';
import { paths } from '#client/paths.ts';
import { listHeldPayouts } from '#contract/payouts.ts';
import { NextStep } from './next-step.tsx';
import { pluralize } from './pluralize.ts';

export function HeldPayoutStep() {
  const { data: payouts } = useQuery(query(listHeldPayouts, {}));
  const waiting = payouts?.length ?? 0;
  return (
    <NextStep
      to={paths.heldPayouts}
      title="Held payouts"
      text="Money that does not leave before you have looked at the sale."
      news={
        payouts &&
        (waiting
          ? pluralize(waiting, { one: 'payout waits for you', many: 'payouts wait for you' })
          : 'Nothing is held')
      }
      urgent={waiting > 0}
    />
  );
}
