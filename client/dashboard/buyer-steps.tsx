import { useQuery } from '@tanstack/react-query';
import { query } from '#client/api/query-client.ts';
import { paths } from '#client/paths.ts';
import { listBookings } from '#contract/bookings.ts';
import { readConfig } from '#contract/config.ts';
import { dealTimes } from '#contract/deal-times.ts';
import { dealNews } from './deal-news.ts';
import { NextStep } from './next-step.tsx';

export function BuyerSteps({ email }: { email: string }) {
  const { data: config } = useQuery(query(readConfig, {}));
  const holdText = config ? `kept for you for ${dealTimes(config.deals).hold}` : 'kept for you';
  const { data: bookings } = useQuery(query(listBookings, { params: { email } }));
  return (
    <>
      <NextStep
        to={`${paths.home}#categories`}
        title="Find a bike"
        text={`Look through the brands and book the one you like: it is then ${holdText}.`}
      />
      <NextStep
        to={paths.myOrders(email)}
        title="My Orders"
        text="The bikes you have booked: pay, agree when to meet, and say that all is well."
        {...dealNews(bookings)}
      />
      <NextStep to={paths.addProduct} title="Sell a bike" text="Start selling with this account, and go on buying." />
    </>
  );
}
