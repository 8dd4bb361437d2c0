import { useQuery } from '@tanstack/react-query';
import { query } from '#client/api/query-client.ts';
import { paths } from '#client/paths.ts';
import { formatPrice } from '#contract/format.ts';
import { type PayoutAccount, readPayoutAccount } from '#contract/payouts.ts';
import { t } from '#language/t.ts';
import { NextStep } from './next-step.tsx';

/** `isOwed`: a buyer has paid and the payout is due. */
export function PayoutStep({ isOwed }: { isOwed: boolean }) {
  const { data: account } = useQuery(query(readPayoutAccount, {}));
  return (
    <NextStep
      to={paths.payouts}
      title={t('Payouts')}
      text={t('Add your bank account, and see what is on its way to you.')}
      news={account && newsOf(account, isOwed)}
      urgent={!!account && account.status !== 'active' && (account.waiting > 0 || isOwed)}
    />
  );
}

function newsOf({ status, waiting }: PayoutAccount, isOwed: boolean) {
  const amount = formatPrice(waiting);
  if (waiting > 0)
    return status === 'active'
      ? t('{amount} is on its way to you', { amount })
      : t('{amount} waits for you', { amount });
  if (isOwed && status !== 'active') return t('A buyer has paid: set it up');
  return { none: t('Not set up yet'), unfinished: t('Not finished yet'), active: t('You are paid automatically') }[
    status
  ];
}
