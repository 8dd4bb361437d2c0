import { useQuery } from '@tanstack/react-query';
import { query } from '#client/api/query-client.ts';
import { dayInWords } from '#client/ui/day-in-words.ts';
import { readConfig } from '#contract/config.ts';
import type { Deal } from '#contract/deals.ts';
import { type PayoutWait, payoutWaitWords } from '#contract/payout-waits.ts';

/** Undefined when the payout does not wait. */
export function usePayoutWait({ money }: Pick<Deal, 'money'>): string | undefined {
  const inWords = usePayoutWaitWords();
  return money.payoutWait && inWords(money.payoutWait);
}

export function usePayoutWaitWords(): (wait: PayoutWait) => string | undefined {
  const { data: config } = useQuery(query(readConfig, {}));
  return (wait) => config && payoutWaitWords(wait, config.deals, (at) => dayInWords(at.toISOString()));
}
