import { useQuery } from '@tanstack/react-query';
import { paths } from '#client/paths.ts';
import { query } from '#client/queries.ts';
import { listBookings } from '#contract/bookings.ts';
import { howMany } from './how-many.ts';
import { NextStep } from './next-step.tsx';

export function BuyerSteps({ email }: { email: string }) {
  const { data: bookings } = useQuery(query(listBookings, { params: { email } }));
  const unpaid = bookings?.filter(({ may }) => may.pay).length ?? 0;
  const waiting = howMany(unpaid, { one: 'bike waits for your payment', many: 'bikes wait for your payment' });
  return (
    <>
      <NextStep
        to={`${paths.home}#categories`}
        title="Find a bike"
        text="Look through the brands and book the one you like: it is then kept for you for 24 hours."
      />
      <NextStep
        to={paths.myOrders(email)}
        title="My Orders"
        text="The bikes you have booked: see where you meet, and pay."
        news={bookings && (unpaid ? waiting : 'Nothing to pay right now')}
        urgent={unpaid > 0}
      />
    </>
  );
}
