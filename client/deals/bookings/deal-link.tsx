import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import type { Booking } from '#contract/bookings.ts';
import { t } from '#language/t.ts';

interface DealLinkProps {
  booking: Booking;
  /** Id of the element that names the bike. */
  describedBy: string;
}

export function DealLink({ booking, describedBy }: DealLinkProps) {
  return (
    <Link to={paths.deal(booking._id)} aria-describedby={describedBy} className="btn btn-outline max-sm:grow">
      {t('See the deal')}
    </Link>
  );
}
