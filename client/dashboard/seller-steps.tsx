import { useQuery } from '@tanstack/react-query';
import { query } from '#client/api/query-client.ts';
import { paths } from '#client/paths.ts';
import { listBuyers } from '#contract/bookings.ts';
import { listSellerProducts } from '#contract/products.ts';
import { message, t } from '#language/t.ts';
import { dealNews } from './deal-news.ts';
import { NextStep } from './next-step.tsx';
import { pageCount } from './page-count.ts';
import { PayoutStep } from './payout-step.tsx';

export function SellerSteps({ email }: { email: string }) {
  const { data: products } = useQuery(query(listSellerProducts, { params: { email } }));
  const { data: bookings } = useQuery(query(listBuyers, { params: { email } }));
  const onSale = products?.filter(({ isAvailable }) => isAvailable).length ?? 0;
  return (
    <>
      <NextStep
        to={paths.addProduct}
        title={t('Add Product')}
        text={t('List a bike with its picture, price and facts. It goes live right away.')}
      />
      <NextStep
        to={paths.myProducts}
        title={t('My Products')}
        text={t('See how your bikes are doing, advertise them, or take them off the market.')}
        news={
          products &&
          pageCount(onSale, {
            all: message('{count, plural, one {# bike on the market} other {# bikes on the market}}'),
            atLeast: message('{count, plural, other {# or more bikes on the market}}'),
          })
        }
      />
      <NextStep
        to={paths.insights}
        title={t('Insights')}
        text={t('How often your bikes are seen, kept in mind and asked about, day by day.')}
      />
      <NextStep
        to={paths.myBuyers}
        title={t('My Buyers')}
        text={t('Who has booked a bike of yours, how to call them, and where you meet.')}
        {...dealNews(bookings)}
      />
      <NextStep
        to={paths.imports}
        title={t('Import')}
        text={t('Import your whole stock from a spreadsheet. You check it before it goes live.')}
      />
      <NextStep
        to={paths.verification}
        title={t('Verification')}
        text={t('Show buyers who you are: your phone, a document, your payout account.')}
      />
      <PayoutStep isOwed={!!bookings?.some(({ paid }) => paid)} />
    </>
  );
}
