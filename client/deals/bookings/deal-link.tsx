import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import type { Booking } from '#contract/bookings.ts';

interface DealLinkProps {
  booking: Booking;
  /** Id of the element that names the bike. */
  describedBy: string;
}

export function DealLink({ booking, describedBy }: DealLinkProps) {
  return (
    <Link to={paths.deal(booking._id)} aria-describedby={describedBy} className="btn btn-outline max-sm:grow">
      See the deal
    </Link>
  );
}
