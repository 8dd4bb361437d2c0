import { paths } from '#client/paths.ts';
import type { SellerCursors, SellerList } from '#contract/sellers.ts';

export interface ListAddress {
  /** Of the page whose list begins at the top. */
  first: string;
  after(id: string): string;
}

/** Addresses of pages on which one list goes on, and the others stay as they are. */
export function listAddress(sellerId: string, cursors: SellerCursors, list: SellerList): ListAddress {
  const to = (after?: string) => {
    const given = Object.entries({ ...cursors, [list]: after }).filter((one): one is [string, string] => !!one[1]);
    const query = new URLSearchParams(given).toString();
    return `${paths.seller(sellerId)}${query && `?${query}`}#${list}`;
  };
  return { first: to(), after: to };
}
