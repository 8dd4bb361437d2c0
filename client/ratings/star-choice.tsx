import { useId } from 'react';
import { STAR } from './stars.tsx';

const MEANINGS = ['Very bad', 'Bad', 'Mixed', 'Good', 'Very good'];

interface StarChoiceProps {
  value: number | undefined;
  onChange(stars: number): void;
  fault: string | undefined;
}

/** Five radio buttons that look like stars. */
export function StarChoice({ value, onChange, fault }: StarChoiceProps) {
  const faultId = useId();
  return (
    <fieldset aria-describedby={fault ? faultId : undefined}>
      <legend className="text-sm font-semibold">Stars</legend>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-3">
        <div className="flex">
          {MEANINGS.map((meaning, place) => {
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
                  {stars === 1 ? '1 star' : `${stars} stars`}, {meaning}
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
          {value ? MEANINGS[value - 1] : ''}
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
