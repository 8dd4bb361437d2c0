import { query, queryClient } from '#client/api/query-client.ts';
import { readPersonAgain } from '#client/api/session/session.ts';
import { readConfig } from '#contract/config.ts';
import { readDeal } from '#contract/deals.ts';

const WHENEVER = { staleTime: Number.POSITIVE_INFINITY };

/** Deals with their codes, and what their pages load late. Reads that were made before went through the worker too. */
export async function readDeals(ids: string[]) {
  const deals = ids.map((id) => query(readDeal, { params: { id } }));
  await Promise.allSettled([
    import('../deals/deal-talk.tsx'),
    import('../deals/attached-inspections.tsx'),
    import('../ui/qr-code.tsx'),
    queryClient.query({ ...query(readConfig, {}), ...WHENEVER }),
    ...deals.map((deal) => queryClient.query({ ...deal, ...WHENEVER })),
  ]);
}

/** What was read before the service worker was there. */
export async function readAgain() {
  await Promise.all([readPersonAgain(), queryClient.refetchQueries({ type: 'active' })]);
}
