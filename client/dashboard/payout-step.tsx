import { useQuery } from '@tanstack/react-query';
import { query } from '#client/api/query-client.ts';
import { paths } from '#client/paths.ts';
import { formatPrice } from '#contract/format.ts';
import { type PayoutAccount, readPayoutAccount } from '#contract/payouts.ts';
import { NextStep } from './next-step.tsx';

/** `isOwed`: a buyer has paid and the payout is due. */
export function PayoutStep({ isOwed }: { isOwed: boolean }) {
  const { data: account } = useQuery(query(readPayoutAccount, {}));
  return (
    <NextStep
      to={paths.payouts}
      title="Payouts"
      text="Add your bank account, and see what is on its way to you."
      news={account && newsOf(account, isOwed)}
      urgent={!!account && account.status !== 'active' && (account.waiting > 0 || isOwed)}
    />
  );
}

function newsOf({ status, waiting }: PayoutAccount, isOwed: boolean) {
  if (waiting > 0) return `${formatPrice(waiting)} ${status === 'active' ? 'is on its way to you' : 'waits for you'}`;
  if (isOwed && status !== 'active') return 'A buyer has paid: set it up';
  return { none: 'Not set up yet', unfinished: 'Not finished yet', active: 'You are paid automatically' }[status];
}
