import { useId } from 'react';
import { ProductLink } from '#client/products/product-link.tsx';
import { ProductThumbnail } from '#client/products/product-thumbnail.tsx';
import { PhoneLink } from '#client/ui/phone-link.tsx';
import { Price } from '#client/ui/price.tsx';
import type { Booking } from '#contract/bookings.ts';
import { t } from '#language/t.ts';
import { BookingFact } from './booking-fact.tsx';
import { DealLink } from './deal-link.tsx';
import { DealState } from './deal-state.tsx';
import { WhenFacts } from './when-facts.tsx';

export function Buyer({ booking }: { booking: Booking }) {
  const nameId = useId();
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-box border border-base-300 bg-base-100 p-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <div className="sm:row-span-3">
        <ProductThumbnail id={booking.productId} img={booking.img} className="h-20 sm:h-28" />
      </div>
      <div className="min-w-0">
        <h2 id={nameId} className="text-lg wrap-anywhere">
          <ProductLink id={booking.productId} name={booking.productName} />
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Price dollars={booking.resalePrice} className="font-semibold" />
          <DealState booking={booking} />
        </p>
      </div>
      <dl className="grid gap-x-8 gap-y-1 text-sm text-quiet max-sm:col-span-2 max-sm:border-t max-sm:border-base-300 max-sm:pt-3 lg:grid-cols-2">
        <BookingFact name={t('Booked by')}>
          <strong className="font-semibold">{booking.buyersName}</strong>
        </BookingFact>
        <WhenFacts booking={booking} heldUntil={t('Held until')} />
        <BookingFact name={t('Phone')}>
          <PhoneLink number={booking.number} />
        </BookingFact>
        <BookingFact name={t('Meet at')}>{booking.location}</BookingFact>
        <BookingFact name={t('E-mail')}>
          <a href={`mailto:${booking.buyersEmail}`} className="text-link">
            {booking.buyersEmail}
          </a>
        </BookingFact>
      </dl>
      <div className="flex max-sm:col-span-2 sm:col-start-2">
        <DealLink booking={booking} describedBy={nameId} />
      </div>
    </li>
  );
}
