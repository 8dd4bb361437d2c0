import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiProblem, call, reason } from '#client/api/call.ts';
import { query, queryClient, refresh } from '#client/api/query-client.ts';
import { FloorField, TakesOffers } from '#client/products/offer-terms-fields.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { SubmitButton } from '#client/ui/submit-button.tsx';
import { formatPrice } from '#contract/format.ts';
import { changeOfferTerms, listOffers, readOfferTerms, type ToldOfferTerms } from '#contract/offers.ts';
import { readProduct } from '#contract/products.ts';
import { t } from '#language/t.ts';

interface OfferTermsFormProps {
  productId: string;
  price: number;
  terms: ToldOfferTerms;
}

export function OfferTermsForm({ productId, price, terms }: OfferTermsFormProps) {
  const params = { id: productId };
  const [takesOffers, setTakesOffers] = useState(terms.takesOffers);
  const [floor, setFloor] = useState(terms.floor === null ? '' : String(terms.floor));
  const save = useMutation({
    mutationFn: () => call(changeOfferTerms, { params, body: { takesOffers, floor: floor.trim() || null } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(query(readOfferTerms, { params }).queryKey, saved);
      toast.success(t(saved.takesOffers ? 'Saved' : 'This bike takes no offers now'));
      return Promise.all([readProduct, listOffers].map(refresh));
    },
    onError: (error) => console.error(error),
  });
  const faults = save.error instanceof ApiProblem ? (save.error.problem.errors ?? []) : [];
  const floorFault = faults.find(({ field }) => field === 'floor')?.message;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="mt-3 grid gap-4">
      <TakesOffers price={formatPrice(price)} takes={takesOffers} onChange={setTakesOffers} />
      {takesOffers ? (
        <FloorField fault={floorFault} value={floor} onChange={({ target }) => setFloor(target.value)} />
      ) : (
        terms.takesOffers && <p className="text-sm">{t('Offers that are open now end, and their buyers are told.')}</p>
      )}
      <FormFault>{save.error && !floorFault ? reason(save.error) : undefined}</FormFault>
      <div>
        <SubmitButton busy={save.isPending}>{t('Save offer settings')}</SubmitButton>
      </div>
    </form>
  );
}
