import type { ComponentProps } from 'react';
import { TextField } from '#client/ui/field.tsx';
import { formatPrice } from '#contract/format.ts';
import { t } from '#language/t.ts';

interface AmountFieldProps extends ComponentProps<'input'> {
  range: { from: number; to: number } | undefined;
  fault: string | undefined;
  suggestions: number[];
  onSuggest(amount: number): void;
}

export function AmountField({ range, fault, suggestions, onSuggest, ...input }: AmountFieldProps) {
  return (
    <div className="grid gap-2">
      <TextField
        label={t('Your offer ($)')}
        inputMode="decimal"
        autoComplete="off"
        required
        hint={range && t('From {from} to {to}', { from: formatPrice(range.from), to: formatPrice(range.to) })}
        fault={fault}
        {...input}
      />
      {suggestions.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {suggestions.map((amount) => (
            <button key={amount} type="button" onClick={() => onSuggest(amount)} className="btn btn-outline btn-sm">
              {formatPrice(amount)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
