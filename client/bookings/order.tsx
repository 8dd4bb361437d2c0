import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { ProductLink } from '#client/products/product-link.tsx';
import { ProductThumbnail } from '#client/products/product-thumbnail.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Moment } from '#client/ui/moment.tsx';
import { Price } from '#client/ui/price.tsx';
import type { Booking } from '#contract/bookings.ts';
import { BookingFact } from './booking-fact.tsx';

/** One booking of the buyer, with what comes next. */
export function Order({ booking }: { booking: Booking }) {
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 rounded-box border border-base-300 bg-base-100 p-3 sm:grid-cols-[9rem_minmax(0,1fr)] lg:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <ProductThumbnail id={booking.productId} img={booking.img} className="h-20 sm:h-28" />
      <div className="min-w-0">
        <h2 className="text-lg wrap-break-word">
          <ProductLink id={booking.productId} name={booking.productName} />
        </h2>
        <Price dollars={booking.resalePrice} className="mt-1 block font-semibold" />
        <dl className="mt-1.5 grid gap-y-0.5 text-sm text-quiet">
          <BookingFact name="Meet at">{booking.location}</BookingFact>
          <BookingFact name="Booked">
            <Moment of={booking.bookedAt} />
          </BookingFact>
          {booking.status === 'booked' && booking.dueAt && (
            <BookingFact name="Held for you until">
              <Moment of={booking.dueAt} />
            </BookingFact>
          )}
        </dl>
      </div>
      <div className="flex justify-end max-lg:col-span-2">
        <NextStep booking={booking} />
      </div>
    </li>
  );
}

function NextStep({ booking }: { booking: Booking }) {
  if (booking.paid) return <Badge tone="good">Paid</Badge>;
  if (booking.status === 'expired') return <Badge tone="ink">Expired: not paid in time</Badge>;
  if (!booking.may.pay) return <Badge tone="warning">Not paid yet</Badge>;
  return (
    <Link
      to={paths.payment(booking._id)}
      aria-label={`Make Payment: ${booking.productName}`}
      className="btn btn-primary max-sm:grow"
    >
      Make Payment
    </Link>
  );
}
