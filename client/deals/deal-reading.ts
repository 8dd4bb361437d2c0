import { outdate, query, queryClient } from '#client/api/query-client.ts';
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

/** This is how the deal is now; what other pages say about it is out of date. */
export function showDeal(deal: Deal) {
  queryClient.setQueryData(dealOf(deal._id).queryKey, deal);
  for (const read of elsewhere) void outdate(read);
}
