import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { useSession } from '#client/api/session/session.ts';
import { lazyImport } from '#client/browser/lazy-import.ts';
import { ProductCard } from '#client/products/product-card.tsx';
import { type Result, resultsOf } from '#client/search/result.ts';
import { ResultsList } from '#client/search/results-list.tsx';
import { whenIdle } from '#client/ui/idle.ts';
import type { Place } from '#contract/places.ts';
import type { Product } from '#contract/products.ts';
import { BrandActions, BrandActionsProvider } from './brand-actions.tsx';
import { useStructuralSharing } from './structural-sharing.ts';

type Bookings = typeof import('#client/deals/bookings/booking-dialog.tsx');
const loadBookings = (): Promise<Bookings> => import('#client/deals/bookings/booking-dialog.tsx');
let arrived: Bookings | undefined;
async function bookings() {
  arrived = await lazyImport(loadBookings);
  return arrived;
}

interface BrandProductsProps {
  products: Product[];
  /** The viewer is not known yet. */
  early: boolean;
  newSince: string;
  place: Place | undefined;
}

const actions = ({ product }: Result) => <BrandActions id={product._id} />;

export function BrandProducts({ products, early, newSince, place }: BrandProductsProps) {
  const [booking, setBooking] = useState<Bookings & { of: Product }>();
  const [booked, setBooked] = useState<string>();
  const { user } = useSession();
  const faces = useStructuralSharing(products.map((product) => faceOf(product, user?.email)));
  // Memoized: neither the session nor the dialog renders the list again.
  const list = useMemo(
    () => (
      <ResultsList
        results={resultsOf(faces, newSince, place)}
        grid="gap-5 sm:grid-cols-2"
        card={(result) => <ProductCard {...result} heading="h2" actions={actions(result)} />}
        actions={actions}
      />
    ),
    [faces, newSince, place],
  );
  // A bar above the page reports a script that failed to load.
  const book = useCallback((of: Product) => {
    const open = (dialog: Bookings) => startTransition(() => setBooking({ ...dialog, of }));
    if (arrived) return open(arrived);
    return bookings().then(open, () => {});
  }, []);
  // Preloads the dialog after hydration, before a click is likely.
  useEffect(() => {
    if (!early) return whenIdle(() => void bookings().catch(() => {}));
  }, [early]);

  return (
    <>
      <BrandActionsProvider products={products} early={early} booked={booked} onBook={book}>
        {list}
      </BrandActionsProvider>
      {booking && (
        <booking.BookingDialog
          product={asItIsNow(products, booking.of)}
          onBooked={() => setBooked(booking.of._id)}
          onClose={() => setBooking(undefined)}
        />
      )}
    </>
  );
}

/** The public fields; a seller also sees which bikes are theirs. */
const faceOf = (product: Product, viewer: string | undefined): Product => ({
  ...product,
  sellerEmail: product.sellerEmail === viewer ? viewer : undefined,
  sellerPhone: undefined,
  isReported: false,
  ownBooking: undefined,
  may: NOTHING,
});

const NOTHING = { book: false, ask: false, report: false, advertise: false, edit: false, remove: false, hide: false };

/** The seller may edit the bike while it is being booked. */
const asItIsNow = (products: Product[], seen: Product) => products.find(({ _id }) => _id === seen._id) ?? seen;
