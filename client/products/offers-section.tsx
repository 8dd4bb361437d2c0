import { useState } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import { t } from '#language/t.ts';
import { type FormOfProduct, fieldOf } from './form-field.ts';
import { FloorField, TakesOffers } from './offer-terms-fields.tsx';
import { isBlank } from './product-draft.ts';

/** Folded unless one is changed or has an error. */
export function OffersSection({ form }: { form: FormOfProduct }) {
  const takesOffers = form.watch('takesOffers') !== false;
  const [opened, setOpened] = useState(() => !takesOffers || !isBlank(form.getValues('floor')));
  const open = opened || !!form.formState.errors.floor;

  function choose(takes: boolean) {
    form.setValue('takesOffers', takes ? undefined : false);
    if (!takes) form.resetField('floor', { defaultValue: '' });
  }

  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
      className="group rounded-field border border-base-300"
    >
      <summary className="flex cursor-pointer list-none items-center justify-between gap-4 px-4 py-3 font-semibold">
        <span>
          {t('Offers')}
          <span className="ms-2 font-normal text-quiet">
            {takesOffers ? t('Buyers can offer less, and you answer') : t('None: the price is fixed')}
          </span>
        </span>
        <Icon name="plus" className="size-5 shrink-0 transition-transform group-open:rotate-45" />
      </summary>
      <div className="grid gap-5 border-t border-base-300 p-4">
        <TakesOffers takes={takesOffers} onChange={choose} />
        {takesOffers && <FloorField {...fieldOf(form, 'floor')} />}
      </div>
    </details>
  );
}
