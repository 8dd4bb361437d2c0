import { useQuery } from '@tanstack/react-query';
import { query } from '#client/api/query-client.ts';
import { paths } from '#client/paths.ts';
import { listBuyers } from '#contract/bookings.ts';
import { listSellerProducts } from '#contract/products.ts';
import { dealNews } from './deal-news.ts';
import { NextStep } from './next-step.tsx';
import { PayoutStep } from './payout-step.tsx';
import { pluralize } from './pluralize.ts';

export function SellerSteps({ email }: { email: string }) {
  const { data: products } = useQuery(query(listSellerProducts, { params: { email } }));
  const { data: bookings } = useQuery(query(listBuyers, { params: { email } }));
  const onSale = products?.filter(({ isAvailable }) => isAvailable).length ?? 0;
  return (
    <>
      <NextStep
        to={paths.addProduct}
        title="Add Product"
        text="List a bike with its picture, price and facts. It goes live right away."
      />
      <NextStep
        to={paths.myProducts}
        title="My Products"
        text="See how your bikes are doing, advertise them, or take them off the market."
        news={products && pluralize(onSale, { one: 'bike on the market', many: 'bikes on the market' })}
      />
      <NextStep
        to={paths.insights}
        title="Insights"
        text="How often your bikes are seen, kept in mind and asked about, day by day."
      />
      <NextStep
        to={paths.myBuyers}
        title="My Buyers"
        text="Who has booked a bike of yours, how to call them, and where you meet."
        {...dealNews(bookings)}
      />
      <NextStep
        to={paths.imports}
        title="Import"
        text="Import your whole stock from a spreadsheet. You check it before it goes live."
      />
      <NextStep
        to={paths.verification}
        title="Verification"
        text="Show buyers who you are: your phone, a document, your payout account."
      />
      <PayoutStep isOwed={!!bookings?.some(({ paid }) => paid)} />
    </>
  );
}
