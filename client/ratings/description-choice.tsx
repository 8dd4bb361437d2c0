import { useId } from 'react';
import { t } from '#language/t.ts';

interface DescriptionChoiceProps {
  value: boolean | undefined;
  onChange(asDescribed: boolean): void;
  fault: string | undefined;
}

export function DescriptionChoice({ value, onChange, fault }: DescriptionChoiceProps) {
  const faultId = useId();
  return (
    <fieldset aria-describedby={fault ? faultId : undefined}>
      <legend className="text-sm font-semibold">{t('Was the bike as described?')}</legend>
      <div className="mt-1 flex gap-6">
        {([true, false] as const).map((answer) => (
          <label key={String(answer)} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="asDescribed"
              checked={value === answer}
              onChange={() => onChange(answer)}
              className="radio"
            />
            {t(answer ? 'Yes' : 'No')}
          </label>
        ))}
      </div>
      {fault && (
        <p id={faultId} className="text-sm font-medium text-error">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
