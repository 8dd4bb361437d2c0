import { useEffect } from 'react';
import toast from 'react-hot-toast/headless';
import type { z } from 'zod';
import { call } from '#client/api/call.ts';
import { showFaults } from '#client/api/form-errors.ts';
import { usePersistedForm } from '#client/api/persisted-form.ts';
import { TextField } from '#client/ui/field.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { SubmitButton } from '#client/ui/submit-button.tsx';
import { makeOffer } from '#contract/offers.ts';
import { t } from '#language/t.ts';
import type { OfferDialogProps } from '../acts/offer-act.ts';
import { AmountField } from '../amount-field.tsx';
import { readOffersAgain, showOffers } from '../offer-queries.ts';
import { suggestionsFor } from '../suggestions.ts';
import { WhatFollows } from './what-follows.tsx';

const Wish = makeOffer.body.omit({ productId: true });
type Wish = z.input<typeof Wish>;

export function MakeOfferForm({ offers, onClose }: OfferDialogProps) {
  const { productId, range, left, resalePrice, number = '', location = '' } = offers;
  const blank = { amount: '', number, location };
  const { form, keyOf, done } = usePersistedForm<Wish>(`an offer for ${productId}`, Wish, blank);
  const { register, handleSubmit, setFocus, setValue, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus('amount'), [setFocus]);

  const send = handleSubmit(async (wish) => {
    const body = { productId, ...wish };
    try {
      const answer = await call(makeOffer, { body, once: keyOf(body) });
      await showOffers(answer);
      if (answer.offers.at(-1)?.status === 'declined')
        return setError('amount', { message: tooLow(answer.left) }, { shouldFocus: true });
      toast.success(t('Your offer is made'));
      done();
      onClose();
    } catch (error) {
      console.error(error);
      showFaults(form, error);
      void readOffersAgain();
    }
  });

  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-4">
      <AmountField
        range={range}
        fault={errors.amount?.message}
        suggestions={range ? suggestionsFor(resalePrice, range) : []}
        onSuggest={(amount) => setValue('amount', String(amount), { shouldValidate: true })}
        {...register('amount')}
      />
      <TextField
        label={t('Meeting place')}
        hint={t('Where you would take over the bike')}
        required
        fault={errors.location?.message}
        {...register('location')}
      />
      <TextField
        label={t('Phone Number')}
        type="tel"
        autoComplete="tel"
        hint={t('The seller sees it once the bike is booked')}
        required
        fault={errors.number?.message}
        {...register('number')}
      />
      <WhatFollows left={left} />
      <FormFault>{errors.root?.message}</FormFault>
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" onClick={onClose} className="btn">
          {t('Cancel')}
        </button>
        <SubmitButton busy={isSubmitting}>{t('Send the offer')}</SubmitButton>
      </div>
    </form>
  );
}

const tooLow = (left: number) =>
  t(
    left > 0
      ? 'The seller does not take so low an offer, and has declined it. You can offer more.'
      : 'The seller does not take so low an offer, and has declined it.',
  );
