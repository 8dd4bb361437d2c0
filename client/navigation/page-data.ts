import { createContext } from 'react-router';
import type { Category } from '#contract/categories.ts';
import type { Config } from '#contract/config.ts';
import type { DealSettings } from '#contract/deal-settings.ts';
import type { OperatorPage, OperatorPageName } from '#contract/operator-pages.ts';
import type { Product, WholeProduct } from '#contract/products.ts';
import type { Rating } from '#contract/ratings.ts';
import type { Found, SearchWish } from '#contract/search.ts';
import type { Seller, SellerCursors } from '#contract/sellers.ts';
import type { Calibration } from '#contract/valuation.ts';

export interface ShownProduct {
  product: WholeProduct;
  similar: Product[];
  ofSeller: Product[];
}

/** One page of a list. */
export interface Rows<T> {
  shown: T[];
  /** Absent: no more. */
  after?: string | undefined;
}

export interface ShownSeller {
  seller: Seller;
  onSale: Rows<Product>;
  sold: Rows<Product>;
  ratings: Rows<Rating>;
}

/** What loaders of public pages read, without contact details. */
export interface Market {
  categories(): Promise<Category[]>;
  advertised(): Promise<Product[]>;
  newest(): Promise<Product[]>;
  /** Throws a 404 response for an unknown bike, 410 for one that left the market. */
  product(id: string): Promise<ShownProduct>;
  /** Throws a 404 response for somebody who never sold, 410 for a seller who left. */
  seller(id: string, cursors: SellerCursors): Promise<ShownSeller>;
  /** Aborted when no client waits any more. */
  search(wish: SearchWish, signal: AbortSignal): Promise<Found>;
  /** In the order of the ids, without bikes that left the market. */
  products(ids: string[]): Promise<Product[]>;
  calibrations(): Promise<Calibration[]>;
  dealSettings(): Promise<DealSettings>;
  operatorPage(name: OperatorPageName): Promise<OperatorPage>;
  /** People to sign in as; empty unless it is a demo marketplace. */
  demoPeople(): Promise<Config['demoPeople']>;
}

export const marketContext = createContext<Market>();
