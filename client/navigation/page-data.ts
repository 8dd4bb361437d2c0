import { createContext } from 'react-router';
import type { Category } from '#contract/categories.ts';
import type { Config } from '#contract/config.ts';
import type { DealSettings } from '#contract/deal-settings.ts';
import type { OperatorPage, OperatorPageName } from '#contract/operator-pages.ts';
import type { Product, WholeProduct } from '#contract/products.ts';
import type { Found, SearchWish } from '#contract/search.ts';

/** A bike's page: the bike, what resembles it, and what else its seller offers. */
export interface ShownProduct {
  product: WholeProduct;
  similar: Product[];
  ofSeller: Product[];
}

/** What public pages read, as a stranger sees it: no contact details. */
export interface Market {
  categories(): Promise<Category[]>;
  advertised(): Promise<Product[]>;
  newest(): Promise<Product[]>;
  /** Throws a 404 response when there never was such a bike, 410 when it was taken off the market. */
  product(id: string): Promise<ShownProduct>;
  /** Ends when nobody waits for it any more. */
  search(wish: SearchWish, signal: AbortSignal): Promise<Found>;
  /** In the order of the ids; those that were taken off the market are left out. */
  products(ids: string[]): Promise<Product[]>;
  dealSettings(): Promise<DealSettings>;
  operatorPage(name: OperatorPageName): Promise<OperatorPage>;
  /** Whom a newcomer may sign in as; nobody but on a demo marketplace. */
  demoPeople(): Promise<Config['demoPeople']>;
}

/** The host fills it in on every request. */
export const marketContext = createContext<Market>();
