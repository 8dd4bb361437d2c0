import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { DateTime } from '#client/ui/date-time.tsx';
import { rich } from '#client/ui/rich.ts';
import type { Deal } from '#contract/deals.ts';
import type { WholeProduct } from '#contract/products.ts';
import { t } from '#language/t.ts';
import { ReceiptBike } from './receipt-bike.tsx';
import { ReceiptMoney } from './receipt-money.tsx';
import { ReceiptSection } from './receipt-section.tsx';

interface ReceiptSheetProps {
  deal: Deal;
  product: WholeProduct | undefined;
}

export function ReceiptSheet({ deal, product }: ReceiptSheetProps) {
  return (
    <>
      <div className="mb-4 flex max-w-3xl flex-wrap items-center justify-between gap-3 print:hidden">
        <Link to={paths.deal(deal._id)} className="inline-flex min-h-6 items-center text-link">
          {t('To the deal')}
        </Link>
        <button type="button" onClick={() => print()} className="btn btn-primary max-sm:w-full">
          {t('Print||verb')}
        </button>
      </div>
      <article className="grid max-w-3xl gap-7 rounded-box border border-base-300 bg-base-100 p-5 sm:p-10 print:max-w-none print:gap-5 print:border-0 print:p-0">
        <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b-2 border-base-content pb-4">
          <h1 className="text-4xl">{t('Receipt')}</h1>
          <p className="font-heading text-xl font-extrabold tracking-tight">Kickstand</p>
          <p className="w-full text-sm text-quiet">
            {rich('No. <id></id>', {
              id: () => <span className="text-base-content wrap-anywhere">{deal._id}</span>,
            })}
          </p>
        </header>
        <div className="grid gap-7 sm:grid-cols-2 print:grid-cols-2 print:gap-5">
          <Party title={t('Sold by')} name={deal.sellersName} email={deal.sellersEmail} />
          <Party title={t('Sold to')} name={deal.buyersName} email={deal.buyersEmail} />
        </div>
        <ReceiptBike deal={deal} product={product} />
        <ReceiptSection title={t('Dates')}>
          <Dates deal={deal} />
        </ReceiptSection>
        <ReceiptMoney deal={deal} />
        <p className="text-sm text-quiet">
          {rich(
            'As of <moment></moment>: {state}. Kickstand holds the buyer’s money until the deal is done; the bike is sold by its seller.',
            { moment: () => <DateTime of={new Date().toISOString()} />, state: deal.summary.name },
          )}
        </p>
      </article>
    </>
  );
}

function Party({ title, name, email }: { title: string; name: string; email: string }) {
  return (
    <section className="min-w-0">
      <h2 className="font-sans text-sm font-semibold tracking-normal text-quiet">{title}</h2>
      <p className="mt-1 font-semibold wrap-anywhere">{name}</p>
      <p className="text-sm wrap-anywhere">{email}</p>
    </section>
  );
}

function Dates({ deal: { bookedAt, steps, handedOverAt, endedAt } }: { deal: Deal }) {
  const paidAt = steps.find(({ verb }) => verb === 'pay')?.at;
  const dates = [
    [t('Booked'), bookedAt],
    [t('Paid'), paidAt],
    [t('Handed over'), handedOverAt],
    [t('Deal ended'), endedAt],
  ] as const;
  return dates.map(
    ([name, at]) =>
      at && (
        <div key={name} className="contents">
          <dt className="text-quiet">{name}</dt>
          <dd className="text-end">
            <DateTime of={at} />
          </dd>
        </div>
      ),
  );
}
