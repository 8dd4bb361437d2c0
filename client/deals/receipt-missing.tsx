import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import type { Deal } from '#contract/deals.ts';
import { t } from '#language/t.ts';

export function ReceiptMissing({ deal: { _id, productName, status } }: { deal: Deal }) {
  return (
    <>
      <h1 className="text-4xl">{t('No receipt yet')}</h1>
      <p className="mt-3 max-w-prose text-quiet wrap-anywhere">
        {status === 'booked'
          ? t('There is one as soon as {bike} is paid.', { bike: productName })
          : t('Nothing was paid for {bike}, so there is nothing to give a receipt for.', { bike: productName })}
      </p>
      <Link to={paths.deal(_id)} className="btn btn-outline mt-6">
        {t('To the deal')}
      </Link>
    </>
  );
}
