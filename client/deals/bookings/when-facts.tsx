import { DateTime } from '#client/ui/date-time.tsx';
import { Until } from '#client/ui/until.tsx';
import type { Booking } from '#contract/bookings.ts';
import { t } from '#language/t.ts';
import { BookingFact } from './booking-fact.tsx';

export function WhenFacts({ booking, heldUntil }: { booking: Booking; heldUntil: string }) {
  const { status, bookedAt, dueAt, meetingAt } = booking;
  return (
    <>
      <BookingFact name={t('Booked')}>
        <DateTime of={bookedAt} />
      </BookingFact>
      {meetingAt && (
        <BookingFact name={t('Meeting')}>
          <DateTime of={meetingAt} />
        </BookingFact>
      )}
      {status === 'booked' && dueAt && (
        <BookingFact name={heldUntil}>
          <Until moment={dueAt} />
        </BookingFact>
      )}
    </>
  );
}
