import { useQuery } from '@tanstack/react-query';
import { reason } from '#client/api/call.ts';
import { query } from '#client/api/query-client.ts';
import { ListFault } from '#client/ui/list-error.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { readOfferTerms } from '#contract/offers.ts';
import { t } from '#language/t.ts';
import { OfferTermsForm } from './offer-terms-form.tsx';

/** For the bike's seller. */
export default function OfferTerms({ productId, price }: { productId: string; price: number }) {
  const read = useQuery({
    ...query(readOfferTerms, { params: { id: productId } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <section
      aria-labelledby="offer-terms"
      className="mt-8 max-w-3xl rounded-box border border-base-300 bg-base-100 p-5 sm:p-6"
    >
      <h2 id="offer-terms" className="text-xl">
        {t('Offers')}
      </h2>
      {read.isPending && <Spinner label={t('Loading')} />}
      {read.isError && <ListFault reason={reason(read.error)} busy={read.isFetching} onRetry={read.refetch} />}
      {read.data && <OfferTermsForm productId={productId} price={price} terms={read.data} />}
    </section>
  );
}
