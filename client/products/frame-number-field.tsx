import { useState } from 'react';
import { TextField } from '#client/ui/field.tsx';
import { type FormOfProduct, fieldOf } from './form-field.ts';

interface FrameNumberFieldProps {
  form: FormOfProduct;
  isKept: boolean;
}

/** Write-only, for its seller too: the number can be replaced or deleted. */
export function FrameNumberField({ form, isKept }: FrameNumberFieldProps) {
  const value = form.watch('frameNumber');
  const [replacing, setReplacing] = useState(() => !!value);
  if (!isKept || replacing)
    return (
      <TextField
        label="Frame number"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        hint="Kept for checks, never shown: it helps us spot stolen bikes"
        {...fieldOf(form, 'frameNumber')}
      />
    );
  const forgotten = value === null;
  return (
    <div className="grid gap-1.5">
      <p className="text-sm font-semibold">Frame number</p>
      <p role="status">
        {forgotten ? 'It will be forgotten when you save.' : 'A frame number is kept for checks. It is never shown.'}
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
          Replace it
        </button>
        <button
          type="button"
          onClick={() => form.setValue('frameNumber', forgotten ? undefined : null, { shouldDirty: true })}
          className="btn btn-ghost btn-sm"
        >
          {forgotten ? 'Keep it' : 'Forget it'}
        </button>
      </div>
    </div>
  );
}
