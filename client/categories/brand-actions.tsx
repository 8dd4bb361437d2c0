import { createContext, type ReactNode, use, useMemo } from 'react';
import { BookButton } from '#client/bookings/book-button.tsx';
import { ReportButton } from '#client/reports/report-button.tsx';
import type { Product } from '#contract/products.ts';

interface Actions {
  /** As the person who looks may act on them. */
  products: Product[];
  /** It is not known yet who looks. */
  early: boolean;
  onBook(product: Product): Promise<void> | void;
}

const Actions = createContext<Actions>({ products: [], early: true, onBook: () => {} });

/** Around a list of bikes: what somebody can do about each is drawn anew without the bikes. */
export function BrandActionsProvider({ products, early, onBook, children }: Actions & { children: ReactNode }) {
  const actions = useMemo(() => ({ products, early, onBook }), [products, early, onBook]);
  return <Actions value={actions}>{children}</Actions>;
}

export function BrandActions({ id }: { id: string }) {
  const { products, early, onBook } = use(Actions);
  const product = products.find(({ _id }) => _id === id);
  if (!product) return;
  return (
    <>
      <BookButton product={product} onBook={() => onBook(product)} />
      <ReportButton product={product} early={early} />
    </>
  );
}
