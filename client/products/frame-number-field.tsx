import { useState } from 'react';
import { TextField } from '#client/ui/field.tsx';
import { t } from '#language/t.ts';
import { type FormOfProduct, fieldOf } from './form-field.ts';

export interface KeptFrame {
  productId: string;
  ending: string;
}

interface FrameNumberFieldProps {
  form: FormOfProduct;
  kept?: KeptFrame | undefined;
}

/** Write-only, for its seller too: the number can be replaced or deleted. */
export function FrameNumberField({ form, kept }: FrameNumberFieldProps) {
  const value = form.watch('frameNumber');
  const [replacing, setReplacing] = useState(() => !!value);
  if (!kept || replacing)
    return (
      <TextField
        label={t('Frame number')}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        hint={t('Kept for checks, as a code that nobody can read. It helps us spot stolen bikes')}
        {...fieldOf(form, 'frameNumber')}
      />
    );
  const forgotten = value === null;
  return (
    <div className="grid gap-1.5">
      <p className="text-sm font-semibold">{t('Frame number')}</p>
      <p role="status">
        {forgotten
          ? t('It will be forgotten when you save.')
          : t('The frame number that ends in {ending} is kept for checks, as a code.', { ending: kept.ending })}
      </p>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          onClick={() => {
            form.setValue('frameNumber', '');
            setReplacing(true);
          }}
          className="btn btn-outline btn-sm"
        >
          {t('Replace it')}
        </button>
        <button
          type="button"
          onClick={() => form.setValue('frameNumber', forgotten ? undefined : null, { shouldDirty: true })}
          className="btn btn-ghost btn-sm"
        >
          {forgotten ? t('Keep it') : t('Forget it')}
        </button>
      </div>
    </div>
  );
}
