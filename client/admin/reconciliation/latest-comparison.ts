import { queryOptions } from '@tanstack/react-query';
import { query } from '#client/api/query-client.ts';
import { readReconciliation } from '#contract/reconciliation.ts';

const LOOK_AGAIN_MS = 2000;

/** Polls while a comparison runs. */
export const latestComparison = queryOptions({
  ...query(readReconciliation, {}),
  refetchInterval: ({ state }) => (state.data?.isRunning ? LOOK_AGAIN_MS : false),
});
