import { INSPECTION_RESULTS, type InspectionResult } from '#contract/inspection-items.ts';
import { INSPECTION_RESULT_LABELS } from '#contract/inspection-words.ts';
import { t } from '#language/t.ts';

interface ResultChoiceProps {
  label: string;
  result: InspectionResult | undefined;
  disabled: boolean;
  onChange(result: InspectionResult | undefined): void;
}

/** Pressed again, a result is taken back. */
export function ResultChoice({ label, result, disabled, onChange }: ResultChoiceProps) {
  return (
    <fieldset disabled={disabled} className="grid grid-cols-3 gap-2">
      <legend className="sr-only">{label}</legend>
      {INSPECTION_RESULTS.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={result === one}
          onClick={() => onChange(result === one ? undefined : one)}
          className={`btn min-h-11 px-1.5 whitespace-nowrap ${result === one ? 'btn-neutral' : 'btn-outline'}`}
        >
          {t(INSPECTION_RESULT_LABELS[one])}
        </button>
      ))}
    </fieldset>
  );
}
