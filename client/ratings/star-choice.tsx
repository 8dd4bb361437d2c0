import { useId } from 'react';
import { message, t } from '#language/t.ts';
import { STAR } from './stars.tsx';

const MEANINGS = [
  message('Very bad||rating'),
  message('Bad||rating'),
  message('Mixed||rating'),
  message('Good||rating'),
  message('Very good||rating'),
];

interface StarChoiceProps {
  value: number | undefined;
  onChange(stars: number): void;
  fault: string | undefined;
}

/** Five radio buttons that look like stars. */
export function StarChoice({ value, onChange, fault }: StarChoiceProps) {
  const faultId = useId();
  const meanings = MEANINGS.map((meaning) => t(meaning));
  return (
    <fieldset aria-describedby={fault ? faultId : undefined}>
      <legend className="text-sm font-semibold">{t('Stars')}</legend>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-3">
        <div className="flex">
          {meanings.map((meaning, place) => {
            const stars = place + 1;
            return (
              <label
                key={meaning}
                className="cursor-pointer rounded-field p-1 has-focus-visible:outline-2 has-focus-visible:outline-base-content"
              >
                <input
                  type="radio"
                  name="stars"
                  value={stars}
                  checked={value === stars}
                  onChange={() => onChange(stars)}
                  className="sr-only"
                />
                <span className="sr-only">
                  {t('{count, plural, one {# star} other {# stars}}, {meaning}', { count: stars, meaning })}
                </span>
                <svg viewBox="0 0 24 24" className="size-9" aria-hidden="true">
                  <path
                    d={STAR}
                    strokeWidth="1.2"
                    strokeLinejoin="round"
                    className={`stroke-base-content ${value && stars <= value ? 'fill-primary' : 'fill-base-100'}`}
                  />
                </svg>
              </label>
            );
          })}
        </div>
        <p aria-hidden="true" className="text-sm font-semibold">
          {value ? meanings[value - 1] : ''}
        </p>
      </div>
      {fault && (
        <p id={faultId} className="mt-1 text-sm font-medium text-error">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
