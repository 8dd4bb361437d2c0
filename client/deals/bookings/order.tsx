import { useId } from 'react';
import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { ProductLink } from '#client/products/product-link.tsx';
import { ProductThumbnail } from '#client/products/product-thumbnail.tsx';
import { AboutPrice } from '#client/ui/about-price.tsx';
import { Price } from '#client/ui/price.tsx';
import type { Booking } from '#contract/bookings.ts';
import { t } from '#language/t.ts';
import { BookingFact } from './booking-fact.tsx';
import { DealLink } from './deal-link.tsx';
import { DealState } from './deal-state.tsx';
import { WhenFacts } from './when-facts.tsx';

export function Order({ booking }: { booking: Booking }) {
  const nameId = useId();
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 rounded-box border border-base-300 bg-base-100 p-3 sm:grid-cols-[9rem_minmax(0,1fr)] lg:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <ProductThumbnail id={booking.productId} img={booking.img} className="h-20 sm:h-28" />
      <div className="min-w-0">
        <h2 id={nameId} className="text-lg wrap-break-word">
          <ProductLink id={booking.productId} name={booking.productName} />
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Price dollars={booking.resalePrice} className="font-semibold" />
          <AboutPrice dollars={booking.resalePrice} />
          {!booking.may.pay && <DealState booking={booking} />}
        </p>
        <dl className="mt-1.5 grid gap-y-0.5 text-sm text-quiet">
          <BookingFact name={t('Meet at')}>{booking.location}</BookingFact>
          <WhenFacts booking={booking} heldUntil={t('Held for you until')} />
        </dl>
      </div>
      <div className="flex flex-wrap justify-end gap-2 max-lg:col-span-2 lg:flex-col lg:items-stretch">
        {booking.may.pay && (
          <Link
            to={paths.payment(booking._id)}
            aria-label={t('Make Payment: {bike}', { bike: booking.productName })}
            className="btn btn-primary max-sm:grow"
          >
            {t('Make Payment')}
          </Link>
        )}
        <DealLink booking={booking} describedBy={nameId} />
      </div>
    </li>
  );
}
