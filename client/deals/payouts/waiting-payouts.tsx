import { Link } from 'react-router';
import { usePayoutWaitWords } from '#client/deals/payout-wait.ts';
import { paths } from '#client/paths.ts';
import { Price } from '#client/ui/price.tsx';
import type { PayoutAccount } from '#contract/payouts.ts';
import { t } from '#language/t.ts';

/** In the order of payout. */
export function WaitingPayouts({ payouts }: Pick<PayoutAccount, 'payouts'>) {
  const inWords = usePayoutWaitWords();
  return (
    <section aria-labelledby="waiting-payouts">
      <h2 id="waiting-payouts" className="text-2xl">
        {t('What comes next')}
      </h2>
      <ul className="mt-3 grid gap-2">
        {payouts.map(({ bookingId, productName, amount, wait }) => (
          <li
            key={bookingId}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 rounded-box border border-base-300 bg-base-100 p-4"
          >
            <Link to={paths.deal(bookingId)} className="text-link wrap-anywhere">
              {productName}
            </Link>
            <Price dollars={amount} className="font-semibold tabular-nums" />
            <p className="col-span-full text-sm text-quiet">{wait ? inWords(wait) : t('On its way to you.')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
