import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { rich } from '#client/ui/rich.ts';
import { Until } from '#client/ui/until.tsx';
import { formatPrice } from '#contract/format.ts';
import type { OwnBooking as Booking } from '#contract/own-booking.ts';
import type { Product } from '#contract/products.ts';
import { t } from '#language/t.ts';

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
        {t('See the deal')}
      </Link>
    );
  const price = formatPrice(agreed);
  return (
    <div className="grid grow gap-1.5">
      <Link
        ref={link}
        to={paths.payment(_id)}
        aria-label={t('Pay {price}: {bike}', { price, bike: product.productName })}
        className="btn btn-primary"
      >
        {t('Pay {price}', { price })}
      </Link>
      <p className="text-center text-sm text-quiet">
        {rich('Held for you until <moment></moment>', { moment: () => <Until moment={heldUntil} /> })}
      </p>
    </div>
  );
}
