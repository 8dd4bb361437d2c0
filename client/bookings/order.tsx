import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Moment } from '#client/ui/moment.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Price } from '#client/ui/price.tsx';
import type { Booking } from '#contract/bookings.ts';

/** One booking of the buyer, with what comes next. */
export function Order({ booking }: { booking: Booking }) {
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 rounded-box border border-base-300 bg-base-100 p-3 sm:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <Picture src={booking.img} alt="" className="h-20 w-full rounded-field sm:h-28" />
      <div className="min-w-0">
        <h2 className="text-lg wrap-break-word">{booking.productName}</h2>
        <Price dollars={booking.resalePrice} className="mt-1 block font-semibold" />
        <dl className="mt-1.5 grid gap-y-0.5 text-sm text-quiet">
          <Fact name="Meet at">{booking.location}</Fact>
          <Fact name="Booked">
            <Moment of={booking.bookedAt} />
          </Fact>
          {booking.status === 'booked' && (
            <Fact name="Held for you until">
              <Moment of={booking.expiresAt} />
            </Fact>
          )}
        </dl>
      </div>
      <div className="flex justify-end max-sm:col-span-2">
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

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-1.5">
      <dt>{name}</dt>
      <dd className="min-w-0 text-base-content wrap-break-word">{children}</dd>
    </div>
  );
}
