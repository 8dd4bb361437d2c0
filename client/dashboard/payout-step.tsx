import { useQuery } from '@tanstack/react-query';
import { paths } from '#client/paths.ts';
import { query } from '#client/queries.ts';
import { formatPrice } from '#contract/format.ts';
import { type PayoutAccount, readPayoutAccount } from '#contract/payouts.ts';
import { NextStep } from './next-step.tsx';

export function PayoutStep() {
  const { data: account } = useQuery(query(readPayoutAccount, {}));
  return (
    <NextStep
      to={paths.payouts}
      title="Payouts"
      text="Say where your money goes, and see what is on its way to you."
      news={account && newsOf(account)}
      urgent={!!account && account.status !== 'active' && account.waiting > 0}
    />
  );
}

function newsOf({ status, waiting }: PayoutAccount) {
  if (waiting > 0) return `${formatPrice(waiting)} ${status === 'active' ? 'is on its way to you' : 'waits for you'}`;
  return { none: 'Not set up yet', unfinished: 'Not finished yet', active: 'You are paid automatically' }[status];
}
