import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { Until } from '#client/ui/until.tsx';
import { formatPrice } from '#contract/format.ts';
import type { OwnBooking as Booking } from '#contract/own-booking.ts';
import type { Product } from '#contract/products.ts';

interface OwnBookingProps {
  product: Product;
  booking: Booking;
  /** Booked just now: the link takes the focus. */
  isNew: boolean;
}

export function OwnBooking({ product, booking: { _id, heldUntil, price: agreed }, isNew }: OwnBookingProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    if (isNew) link.current?.focus();
  }, [isNew]);

  if (!heldUntil)
    return (
      <Link to={paths.deal(_id)} className="btn btn-primary grow">
        See the deal
      </Link>
    );
  const price = formatPrice(agreed);
  return (
    <div className="grid grow gap-1.5">
      <Link
        ref={link}
        to={paths.payment(_id)}
        aria-label={`Pay ${price}: ${product.productName}`}
        className="btn btn-primary"
      >
        Pay {price}
      </Link>
      <p className="text-center text-sm text-quiet">
        Held for you until <Until moment={heldUntil} />
      </p>
    </div>
  );
}
