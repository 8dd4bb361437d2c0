import type { ComponentProps } from 'react';
import { TextField } from '#client/ui/field.tsx';
import { t } from '#language/t.ts';

interface TakesOffersProps {
  /** What buyers can offer less than; absent while it is not set. */
  price?: string;
  takes: boolean;
  onChange(takes: boolean): void;
}

export function TakesOffers({ price, takes, onChange }: TakesOffersProps) {
  return (
    <label className="flex min-h-6 cursor-pointer items-start gap-3">
      <input
        type="checkbox"
        checked={takes}
        onChange={({ target }) => onChange(target.checked)}
        className="toggle border-base-content/60"
      />
      <span>
        {price === undefined
          ? t('Buyers can offer less than the price')
          : t('Buyers can offer less than {price}', { price })}
        <span className="block text-sm text-quiet">
          {t('You answer each offer. The price on the bike’s page stays.')}
        </span>
      </span>
    </label>
  );
}

export function FloorField(input: ComponentProps<'input'> & { fault: string | undefined }) {
  return (
    <div className="max-w-xs">
      <TextField
        label={t('Decline offers below ($)')}
        inputMode="decimal"
        hint={t('Private: only you see it. Lower offers are declined at once. Leave it empty to see them all.')}
        {...input}
      />
    </div>
  );
}
