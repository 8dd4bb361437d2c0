import { useInfiniteQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { ASK_AGAIN_MS, pages } from '#client/api/query-client.ts';
import { ShowMore } from '#client/ui/show-more.tsx';
import type { Booking, listBookings, listBuyers } from '#contract/bookings.ts';

interface BookingListProps {
  bookings: ReturnType<typeof bookingsOf>;
  row: ComponentType<{ booking: Booking }>;
  empty: ReactNode;
}

/** A person's bookings, from the side that the endpoint shows. */
export const bookingsOf = (endpoint: typeof listBookings | typeof listBuyers, email: string) =>
  pages(endpoint, { params: { email } });

export function BookingList({ bookings, row: Row, empty }: BookingListProps) {
  const list = useInfiniteQuery({ ...bookings, refetchInterval: ASK_AGAIN_MS });
  const listed = list.data?.pages.flatMap(({ answer }) => answer) ?? [];
  if (!listed.length) return <div className="mt-6">{empty}</div>;
  return (
    <>
      <ul className="mt-6 grid gap-3">
        {listed.map((booking) => (
          <Row key={booking._id} booking={booking} />
        ))}
      </ul>
      <ShowMore list={list} />
    </>
  );
}
