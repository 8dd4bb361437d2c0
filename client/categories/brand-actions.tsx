import { createContext, type ReactNode, use, useMemo } from 'react';
import { ReportButton } from '#client/admin/reports/report-button.tsx';
import { BookButton } from '#client/deals/bookings/book-button.tsx';
import type { Product } from '#contract/products.ts';

interface Actions {
  /** As the viewer may act on them. */
  products: Product[];
  /** The viewer is not known yet. */
  early: boolean;
  booked: string | undefined;
  onBook(product: Product): Promise<void> | void;
}

const Actions = createContext<Actions>({ products: [], early: true, booked: undefined, onBook: () => {} });

/** A context, so that actions render again without the cards. */
export function BrandActionsProvider({ products, early, booked, onBook, children }: Actions & { children: ReactNode }) {
  const actions = useMemo(() => ({ products, early, booked, onBook }), [products, early, booked, onBook]);
  return <Actions value={actions}>{children}</Actions>;
}

export function BrandActions({ id }: { id: string }) {
  const { products, early, booked, onBook } = use(Actions);
  const product = products.find(({ _id }) => _id === id);
  if (!product) return;
  return (
    <>
      <BookButton product={product} isBooked={booked === id} onBook={() => onBook(product)} />
      <ReportButton product={product} early={early} />
    </>
  );
}
