import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { LONGEST_SEARCH } from '#contract/pagination.ts';

/** The default first. */
export type Orders<Order extends string> = readonly [Order, ...Order[]];

export interface ListView<Order extends string> {
  search: string;
  sort: Order;
}

export function listView<Order extends string>(params: URLSearchParams, orders: Orders<Order>): ListView<Order> {
  return {
    search: (params.get('search') ?? '').trim().slice(0, LONGEST_SEARCH),
    sort: orders.find((order) => order === params.get('sort')) ?? orders[0],
  };
}

/** The view is in the address, so that history and links keep it. */
export function useListView<Order extends string>(orders: Orders<Order>) {
  const [params, setParams] = useSearchParams();
  const view = listView(params, orders);

  function change(wish: Partial<ListView<Order>>) {
    const { search, sort } = { ...view, ...wish };
    const next = new URLSearchParams(params);
    for (const [name, value] of [
      ['search', search],
      ['sort', sort === orders[0] ? '' : sort],
    ] as const)
      if (value) next.set(name, value);
      else next.delete(name);
    // Going back leads to before the search, not through its letters.
    const refined = search !== view.search && search !== '' && view.search !== '';
    setParams(next, { preventScrollReset: true, replace: refined });
  }

  return { view, change };
}

/** Another view of the same list needs no new loader run. */
export function isAnotherVisit({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const sameList = currentUrl.pathname === nextUrl.pathname;
  return defaultShouldRevalidate && !(sameList && currentUrl.search !== nextUrl.search);
}
