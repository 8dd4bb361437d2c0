import { Id } from '#contract/fields.ts';
import { SELLER_LISTS, type SellerCursors } from '#contract/sellers.ts';

/** Where each list of the page begins; what is no id is ignored. */
export function readCursors(params: URLSearchParams): SellerCursors {
  return Object.fromEntries(SELLER_LISTS.map((list) => [list, Id.safeParse(params.get(list)).data]));
}
