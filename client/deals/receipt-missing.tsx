import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import type { Deal } from '#contract/deals.ts';

export function ReceiptMissing({ deal: { _id, productName, status } }: { deal: Deal }) {
  return (
    <>
      <h1 className="text-4xl">No receipt yet</h1>
      <p className="mt-3 max-w-prose text-quiet wrap-anywhere">
        {status === 'booked'
          ? `There is one as soon as ${productName} is paid.`
          : `Nothing was paid for ${productName}, so there is nothing to give a receipt for.`}
      </p>
      <Link to={paths.deal(_id)} className="btn btn-outline mt-6">
        To the deal
      </Link>
    </>
  );
}
