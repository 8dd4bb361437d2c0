import { useState } from 'react';
import { z } from 'zod';
import { call } from '#client/api/call.ts';
import { showFaults } from '#client/api/form-errors.ts';
import { usePersistedForm } from '#client/api/persisted-form.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { SubmitButton } from '#client/ui/submit-button.tsx';
import { formatPrice } from '#contract/format.ts';
import { Price } from '#contract/money.ts';
import { counterOffer } from '#contract/offers.ts';
import { t } from '#language/t.ts';
import { AmountField } from '../amount-field.tsx';
import { otherName } from '../offer-words.ts';
import { betweenSuggestions } from '../suggestions.ts';
import { type OfferDialogProps, useOfferAct } from './offer-act.ts';

const Counter = z.object({ amount: Price });
type Counter = z.input<typeof Counter>;

export function CounterDialog({ offers, onClose }: OfferDialogProps) {
  const [last] = useState(() => offers.offers.at(-1));
  const id = last?._id ?? '';
  const { range, as } = offers;
  const { form, keyOf, done } = usePersistedForm<Counter>(`an answer to ${id}`, Counter, { amount: '' });
  const { errors, isSubmitting } = form.formState;
  const act = useOfferAct({
    take: (amount: Counter['amount']) =>
      call(counterOffer, { params: { id }, body: { amount }, once: keyOf({ amount }) }),
    done: t('Your answer is on its way'),
    onOver: () => {
      done();
      onClose();
    },
  });
  const send = form.handleSubmit(({ amount }) =>
    act.mutateAsync(amount).then(
      () => {},
      (error) => showFaults(form, error),
    ),
  );
  const standing = { name: otherName(offers), price: formatPrice(last?.amount ?? 0) };
  return (
    <Dialog title={t('Answer with another amount')} onClose={onClose}>
      <form method="post" noValidate onSubmit={send} className="grid gap-4">
        <p className="wrap-anywhere">
          {t(
            as === 'seller'
              ? '{name} offers {price}. Your amount takes its place: if {name} accepts it, the bike is booked at your price at once.'
              : '{name} offers {price}. Your amount takes its place: if {name} accepts it, the bike is booked at that price at once.',
            standing,
          )}
        </p>
        <AmountField
          range={range}
          fault={errors.amount?.message}
          suggestions={range ? betweenSuggestions(range) : []}
          onSuggest={(amount) => form.setValue('amount', String(amount), { shouldValidate: true })}
          {...form.register('amount')}
        />
        <FormFault>{errors.root?.message}</FormFault>
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" onClick={onClose} className="btn">
            {t('Cancel')}
          </button>
          <SubmitButton busy={isSubmitting}>{t('Send the answer')}</SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
