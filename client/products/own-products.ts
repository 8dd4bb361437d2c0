import { pages } from '#client/api/query-client.ts';
import { type ListView, listView } from '#client/ui/list-view.ts';
import { OWN_ORDERS, OWN_STATES, type OwnOrder, type OwnState } from '#contract/own-list.ts';
import { listSellerProducts } from '#contract/products.ts';

export interface OwnView extends ListView<OwnOrder> {
  /** Absent: all but the hidden ones. */
  state: OwnState | undefined;
}

export function ownView(params: URLSearchParams): OwnView {
  return {
    ...listView(params, OWN_ORDERS),
    state: OWN_STATES.find((state) => state === params.get('state')),
  };
}

export const productsOf = (email: string, { search, sort, state }: OwnView) =>
  pages(listSellerProducts, { params: { email }, query: { search: search || undefined, sort, state } });
