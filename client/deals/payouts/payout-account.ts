import { queryOptions } from '@tanstack/react-query';
import { query } from '#client/api/query-client.ts';
import { readPayoutAccount } from '#contract/payouts.ts';

const POLL_MS = 3000;
/** The card provider verifies accounts with a delay. */
const MAX_POLLS = 10;

const account = query(readPayoutAccount, {});

/** Polled a few times while the account is not verified. */
export const payoutAccount = queryOptions({
  ...account,
  refetchInterval: ({ state }) =>
    state.data?.status === 'unfinished' && state.dataUpdateCount < MAX_POLLS ? POLL_MS : false,
  refetchOnWindowFocus: 'always',
});
