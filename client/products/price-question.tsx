import { useEffect, useId, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { t } from '#language/t.ts';
import type { FormOfProduct } from './form-field.ts';
import type { ProductDraft } from './product-draft.ts';

/** The server's question about an unusual price. */
export interface AskedPrice {
  /** As typed: another price raises a new question. */
  price: ProductDraft['resalePrice'];
  question: string;
}

interface PriceQuestionProps {
  form: FormOfProduct;
  asked: AskedPrice;
  onKeep(): void;
}

/** The typed price stays until the seller decides. */
export function PriceQuestion({ form, asked, onKeep }: PriceQuestionProps) {
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  const isStill = useWatch({ control: form.control, name: 'resalePrice' }) === asked.price;
  useEffect(() => {
    if (asked) box.current?.focus();
  }, [asked]);
  if (!isStill) return;
  return (
    <fieldset
      ref={box}
      tabIndex={-1}
      aria-labelledby={id}
      className="grid gap-2 rounded-field border-2 border-warning p-3"
    >
      <p id={id} className="text-sm wrap-anywhere">
        {asked.question}
      </p>
      <div className="flex flex-wrap gap-2">
        <BusyButton busy={form.formState.isSubmitting} onClick={onKeep} className="btn-outline btn-sm">
          {t('It is right')}
        </BusyButton>
        <button
          type="button"
          onClick={() => form.setFocus('resalePrice', { shouldSelect: true })}
          className="btn btn-ghost btn-sm"
        >
          {t('Correct it')}
        </button>
      </div>
    </fieldset>
  );
}
