import { queryOptions } from '@tanstack/react-query';
import { query } from '#client/api/query-client.ts';
import { readPayoutAccount } from '#contract/payouts.ts';

const LOOK_AGAIN_MS = 3000;
/** The card provider takes a moment to look through what a seller has told it. */
const LOOKS = 10;

const account = query(readPayoutAccount, {});

/** Where the seller is paid; while that is not settled, looked at again a few times. */
export const payoutAccount = queryOptions({
  ...account,
  refetchInterval: ({ state }) =>
    state.data?.status === 'unfinished' && state.dataUpdateCount < LOOKS ? LOOK_AGAIN_MS : false,
  refetchOnWindowFocus: 'always',
});
