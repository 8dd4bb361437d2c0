import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { TextField } from '#client/ui/field.tsx';

const PAUSE_MS = 700;
const MOST_DIGITS = 7;

interface WholeNumberFieldProps {
  name: string;
  label: string;
  value: string | undefined;
  placeholder: string | undefined;
  faultOf(value: string | undefined): string | undefined;
  onChange(value: string | undefined): void;
}

/** A number that applies when typing pauses, or at once with Enter. */
export function WholeNumberField({ value, faultOf, onChange, ...field }: WholeNumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();

  function take() {
    if (typed === undefined) return;
    const number = wholeNumber(typed);
    const wrong = faultOf(number);
    setFault(wrong);
    if (wrong) return;
    setTyped(undefined);
    if (number !== value) onChange(number);
  }
  const takeWhatIsTyped = useEffectEvent(take);

  // Typing may have begun before hydration.
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current?.value !== input.current?.defaultValue) setTyped(input.current?.value);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each digit starts the pause anew
  useEffect(() => {
    const pause = setTimeout(() => takeWhatIsTyped(), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);

  return (
    <TextField
      {...field}
      ref={input}
      fault={fault}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="search"
      value={typed ?? value ?? ''}
      onChange={({ target }) => {
        setTyped(target.value);
        setFault(undefined);
      }}
      onKeyDown={({ key }) => key === 'Enter' && take()}
      onBlur={take}
      className="tabular-nums"
    />
  );
}

/** `$1,250.50` → `1250`. */
function wholeNumber(text: string): string | undefined {
  const digits = text
    .replace(/\..*$/, '')
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '');
  return digits.slice(0, MOST_DIGITS) || undefined;
}
