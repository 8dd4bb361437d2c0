import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useSession } from '#client/api/session/session.ts';
import { loginPath } from '#client/auth/return-to.ts';
import { BOOKING_HASH } from '#client/navigation/booking-hash.ts';
import { PressedMark } from '#client/ui/pending-mark.tsx';
import { Price } from '#client/ui/price.tsx';
import type { Product } from '#contract/products.ts';

interface StickyCtaProps {
  product: Product;
  /** Loaded for signed-in people. */
  deal: typeof import('./signed-in-actions.tsx') | undefined;
}

/** The next action; sticky at the bottom of a phone, with the price. */
export function StickyCta({ product, deal }: StickyCtaProps) {
  const [pressed, setPressed] = useState(false);
  return (
    <div className="print:hidden flex items-center gap-4 max-lg:sticky max-lg:bottom-(--tray) max-lg:z-10 max-lg:order-2 max-lg:-mx-(--gutter) max-lg:border-t max-lg:border-base-300 max-lg:bg-base-100 max-lg:px-(--gutter) max-lg:py-3 lg:mt-4">
      {!product.ownBooking && (
        <span aria-hidden="true" className="lg:hidden">
          <Price dollars={product.resalePrice} className="font-heading text-2xl font-extrabold tracking-tight" />
        </span>
      )}
      {deal ? (
        <deal.BookAction product={product} atOnce={pressed} />
      ) : (
        <GuestBook product={product} pressed={pressed} onPress={() => setPressed(true)} />
      )}
    </div>
  );
}

interface GuestBookProps {
  product: Product;
  pressed: boolean;
  onPress(): void;
}

/** Leads to the login page, unless the session turns out to be signed in. */
function GuestBook({ product, pressed, onPress }: GuestBookProps) {
  const { status } = useSession();
  const navigate = useNavigate();
  const login = loginPath(useLocation(), BOOKING_HASH);

  useEffect(() => {
    if (pressed && status === 'signed-out') void navigate(login);
  }, [pressed, status, navigate, login]);

  if (!product.isAvailable || product.isReserved)
    return (
      <button type="button" disabled className="btn grow">
        {product.isAvailable ? 'Reserved' : 'Sold'}
      </button>
    );
  return (
    <Link
      to={login}
      aria-busy={pressed}
      className="btn btn-primary relative grow"
      onClick={(event) => {
        if (status === 'signed-out') return;
        event.preventDefault();
        onPress();
      }}
    >
      {pressed && <PressedMark />}
      Book Now
    </Link>
  );
}
