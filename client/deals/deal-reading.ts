import { ASK_AGAIN_MS, invalidate, query, queryClient } from '#client/api/query-client.ts';
import { listBookings, listBuyers, readBooking } from '#contract/bookings.ts';
import { listCategoryProducts } from '#contract/categories.ts';
import { type Deal, listDisputes, readDeal } from '#contract/deals.ts';
import { listSellerProducts, readProduct } from '#contract/products.ts';

const elsewhere = [
  listBookings,
  listBuyers,
  readBooking,
  readProduct,
  listSellerProducts,
  listCategoryProducts,
  listDisputes,
];

export const dealOf = (id: string) => query(readDeal, { params: { id } });

/** Also refetched when time alone changes the deal. */
export const dealNow = (id: string) => ({
  ...dealOf(id),
  refetchInterval: ({ state }: { state: { data?: Deal | undefined } }) => msUntilNext(state.data?.summary.changesAt),
});

const MARGIN_MS = 500;

/** A wrong local clock costs no more than one polling interval. */
export function msUntilNext(changesAt: string | undefined, now = Date.now()): number {
  const left = changesAt ? Date.parse(changesAt) + MARGIN_MS - now : ASK_AGAIN_MS;
  return left > 0 ? Math.min(left, ASK_AGAIN_MS) : ASK_AGAIN_MS;
}

/** Queries of other pages are outdated by the step. */
export function showDeal(deal: Deal) {
  queryClient.setQueryData(dealOf(deal._id).queryKey, deal);
  for (const read of elsewhere) void invalidate(read);
}
