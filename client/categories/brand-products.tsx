import { startTransition, useMemo, useState } from 'react';
import { BookButton } from '#client/bookings/book-button.tsx';
import { BookingDialog } from '#client/bookings/booking-dialog.tsx';
import { ProductCard } from '#client/products/product-card.tsx';
import { ReportButton } from '#client/reports/report-button.tsx';
import { resultsOf } from '#client/search/result.ts';
import { ResultsList } from '#client/search/results-list.tsx';
import type { Place } from '#contract/places.ts';
import type { Product } from '#contract/products.ts';

interface BrandProductsProps {
  products: Product[];
  /** It is not known yet who looks. */
  early: boolean;
  newSince: string;
  /** Around which somebody looks. */
  place: Place | undefined;
}

/** A brand's bikes, with what a person who is signed in can do about them. */
export function BrandProducts({ products, early, newSince, place }: BrandProductsProps) {
  const [booking, setBooking] = useState<Product>();
  // Not drawn anew when the dialog opens.
  const list = useMemo(() => {
    const actions = ({ product }: { product: Product }) => (
      <>
        <BookButton product={product} onBook={() => startTransition(() => setBooking(product))} />
        <ReportButton product={product} early={early} />
      </>
    );
    return (
      <ResultsList
        results={resultsOf(products, newSince, place)}
        grid="gap-5 sm:grid-cols-2"
        card={(result) => <ProductCard {...result} heading="h2" actions={actions(result)} />}
        actions={actions}
      />
    );
  }, [products, early, newSince, place]);
  return (
    <>
      {list}
      {booking && <BookingDialog product={asItIsNow(products, booking)} onClose={() => setBooking(undefined)} />}
    </>
  );
}

/** Its seller may change it while it is being booked. */
const asItIsNow = (products: Product[], seen: Product) => products.find(({ _id }) => _id === seen._id) ?? seen;
