import { type ComponentProps, useId } from 'react';
import { t } from '#language/t.ts';

/** The counter shows when fewer letters than this are left. */
const COUNTED_FROM = 200;

interface WordsFieldProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  label: string;
  /** Only for screen readers. */
  isLabelHidden?: boolean;
  value: string;
  most: number;
  fault?: string | undefined;
  onWords(words: string): void;
}

/** Grows with what is written. */
export function WordsField(props: WordsFieldProps) {
  const { label, isLabelHidden = false, value, most, fault, onWords, className = '', ...area } = props;
  const id = useId();
  const left = most - value.length;
  const isCounted = left < COUNTED_FROM;
  const described = [isCounted && `${id}left`, fault && `${id}fault`].filter(Boolean).join(' ');
  return (
    <div className="grid min-w-0 grow gap-1.5">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        value={value}
        onChange={({ target }) => onWords(target.value)}
        aria-invalid={!!fault || left < 0}
        aria-describedby={described || undefined}
        className={`textarea field-sizing-content w-full resize-none ${fault || left < 0 ? 'textarea-error' : ''} ${className}`}
      />
      {isCounted && (
        <p id={`${id}left`} className={`text-sm tabular-nums ${left < 0 ? 'font-medium text-error' : 'text-quiet'}`}>
          {left < 0
            ? t('{count, number} too many: please keep this to {most, number} characters', { count: -left, most })
            : t('{count, number} left||characters', { count: left })}
        </p>
      )}
      {fault && (
        <p id={`${id}fault`} className="text-sm font-medium text-error">
          {fault}
        </p>
      )}
    </div>
  );
}
