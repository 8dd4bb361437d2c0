import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import type { Booking } from '#contract/bookings.ts';

export function DealLink({ booking }: { booking: Booking }) {
  return (
    <Link
      to={paths.deal(booking._id)}
      aria-label={`See the deal: ${booking.productName}`}
      className="btn btn-outline max-sm:grow"
    >
      See the deal
    </Link>
  );
}
