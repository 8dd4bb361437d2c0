import { useQuery } from '@tanstack/react-query';
import { query } from '#client/api/query-client.ts';
import { paths } from '#client/paths.ts';
import { listHeldPayouts } from '#contract/payouts.ts';
import { message, t } from '#language/t.ts';
import { NextStep } from './next-step.tsx';
import { pageCount } from './page-count.ts';

export function HeldPayoutStep() {
  const { data: payouts } = useQuery(query(listHeldPayouts, {}));
  const waiting = payouts?.length ?? 0;
  return (
    <NextStep
      to={paths.heldPayouts}
      title={t('Held payouts')}
      text={t('Money that does not leave before you have looked at the sale.')}
      news={
        payouts &&
        (waiting
          ? pageCount(waiting, {
              all: message('{count, plural, one {# payout waits for you} other {# payouts wait for you}}'),
              atLeast: message('{count, plural, other {# or more payouts wait for you}}'),
            })
          : t('Nothing is held'))
      }
      urgent={waiting > 0}
    />
  );
}
