import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, startTransition, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { ReportButton } from '#client/admin/reports/report-button.tsx';
import { queryClient, refresh } from '#client/api/query-client.ts';
import { AskAction as Ask } from '#client/conversations/ask/ask-action.tsx';
import { BookButton } from '#client/deals/bookings/book-button.tsx';
import { BookingDialog } from '#client/deals/bookings/booking-dialog.tsx';
import { BOOKING_HASH } from '#client/navigation/booking-hash.ts';
import { OfferAction as MakeOffer } from '#client/offers/make/offer-action.tsx';
import { paths } from '#client/paths.ts';
import { type Product, readProduct, type WholeProduct } from '#contract/products.ts';
import { t } from '#language/t.ts';
import { ContactAction } from '../products/contact-action.tsx';
import { RemoveDialog } from '../products/remove-dialog.tsx';
import { PersonsNote } from '../products/user-note.tsx';

export { SameFrame } from '../products/same-frame.tsx';

// The signed-in parts of a bike's page, loaded after the page.

interface BookActionProps {
  product: Product;
  /** The button was pressed before this script arrived. */
  atOnce: boolean;
}

export function BookAction({ product, atOnce }: BookActionProps) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isBack = hash === BOOKING_HASH;
  const [booking, setBooking] = useState((atOnce || isBack) && product.may.book);
  const [booked, setBooked] = useState(false);
  useEffect(() => {
    // A reload or a shared link does not open the dialog again.
    if (isBack) void navigate(pathname + search, { replace: true, preventScrollReset: true });
  }, [isBack, pathname, search, navigate]);

  return (
    <WithQueries>
      <BookButton product={product} isBooked={booked} onBook={() => startTransition(() => setBooking(true))} />
      {booking && (
        <BookingDialog
          product={product}
          onBooked={() => setBooked(true)}
          onClose={() => {
            setBooking(false);
            void refresh(readProduct);
          }}
        />
      )}
    </WithQueries>
  );
}

export function OfferAction(props: ComponentProps<typeof MakeOffer>) {
  return (
    <WithQueries>
      <MakeOffer {...props} />
    </WithQueries>
  );
}

export function ReportAction({ product }: { product: Product }) {
  const [removing, setRemoving] = useState(false);
  return (
    <WithQueries>
      <ReportButton product={product} early={false} />
      {product.may.edit && (
        <Link
          to={paths.editProduct(product._id)}
          state={{ from: paths.product(product._id) }}
          className="btn btn-ghost"
        >
          {t('Edit')}
        </Link>
      )}
      {product.may.remove && (
        <button type="button" onClick={() => setRemoving(true)} className="btn btn-ghost text-error">
          {t('Delete')}
        </button>
      )}
      {removing && (
        <RemoveDialog
          product={product}
          onClose={() => {
            setRemoving(false);
            void refresh(readProduct);
          }}
        />
      )}
    </WithQueries>
  );
}

export function AskAction(props: { product: Product; atOnce: boolean }) {
  return (
    <WithQueries>
      <Ask {...props} />
    </WithQueries>
  );
}

export function SellerContact({ product }: { product: Product }) {
  return (
    <WithQueries>
      <ContactAction product={product} />
    </WithQueries>
  );
}

export function PersonalNote({ product }: { product: WholeProduct }) {
  return (
    <WithQueries>
      <PersonsNote product={product} />
    </WithQueries>
  );
}

function WithQueries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
