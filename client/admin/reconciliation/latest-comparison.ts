import { queryOptions } from '@tanstack/react-query';
import { query } from '#client/api/query-client.ts';
import { readReconciliation } from '#contract/reconciliation.ts';

const LOOK_AGAIN_MS = 2000;

/** While the next comparison goes on, looked at again and again. */
export const latestComparison = queryOptions({
  ...query(readReconciliation, {}),
  refetchInterval: ({ state }) => (state.data?.isRunning ? LOOK_AGAIN_MS : false),
});
