import { useQuery } from '@tanstack/react-query';
import { query } from '#client/api/query-client.ts';
import { paths } from '#client/paths.ts';
import { listBookings } from '#contract/bookings.ts';
import { readConfig } from '#contract/config.ts';
import { dealTimes } from '#contract/deal-times.ts';
import { t } from '#language/t.ts';
import { dealNews } from './deal-news.ts';
import { NextStep } from './next-step.tsx';

export function BuyerSteps({ email }: { email: string }) {
  const { data: config } = useQuery(query(readConfig, {}));
  const { data: bookings } = useQuery(query(listBookings, { params: { email } }));
  return (
    <>
      <NextStep
        to={`${paths.home}#categories`}
        title={t('Find a bike')}
        text={
          config
            ? t('Look through the brands and book the one you like: it is then kept for you for {time}.', {
                time: dealTimes(config.deals).hold,
              })
            : t('Look through the brands and book the one you like: it is then kept for you.')
        }
      />
      <NextStep
        to={paths.myOrders(email)}
        title={t('My Orders')}
        text={t('The bikes you have booked: pay, agree when to meet, and say that all is well.')}
        {...dealNews(bookings)}
      />
      <NextStep
        to={paths.addProduct}
        title={t('Sell a bike')}
        text={t('Start selling with this account, and go on buying.')}
      />
    </>
  );
}
