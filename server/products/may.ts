import type { Viewer } from '../http/viewer.ts';
import type { ProductRow } from './queries.ts';

type Dealt = Pick<ProductRow, 'status' | 'sellerId' | 'brandRetired' | 'advertised' | 'reported' | 'hidden'>;

/** What a person can do with a product. */
export function may(
  viewer: Viewer | undefined,
  { status, sellerId, brandRetired, advertised, reported, hidden }: Dealt,
) {
  const own = viewer?.id === sellerId;
  const onSale = status === 'available' || status === 'reserved';
  return {
    book: !!viewer && viewer.role !== 'admin' && !own && status === 'available' && !brandRetired,
    report: !!viewer && !own && status !== 'removed' && !reported,
    advertise: own && onSale && !advertised,
    edit: own && status === 'available',
    remove: (own || viewer?.role === 'admin') && status === 'available',
    hide: own && status === 'sold' && !hidden,
  };
}

/** How far a product is on its way to somebody else. */
export function state({ status }: Pick<ProductRow, 'status'>) {
  return { isAvailable: status === 'available' || status === 'reserved', isReserved: status === 'reserved' };
}
