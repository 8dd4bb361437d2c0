import { useEffect, useEffectEvent, useRef } from 'react';

interface PriceHandleProps {
  label: string;
  text: string;
  at: number;
  last: number;
  /** Raises a handle that the other one covers. */
  above: boolean;
  onMove(to: number): void;
  onRelease(): void;
}

/** The track passes pointer events to the other handle. */
const SLIDER_CLASS = `pointer-events-none absolute inset-x-0 bottom-0 m-0 h-7 w-full cursor-grab appearance-none bg-transparent
  focus-visible:outline-none
  [&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-7
  [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full
  [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-base-content
  [&::-webkit-slider-thumb]:bg-primary active:[&::-webkit-slider-thumb]:cursor-grabbing
  [&:focus-visible::-webkit-slider-thumb]:outline-3 [&:focus-visible::-webkit-slider-thumb]:outline-offset-2
  [&:focus-visible::-webkit-slider-thumb]:outline-base-content
  [&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-7
  [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-base-content
  [&::-moz-range-thumb]:bg-primary
  [&:focus-visible::-moz-range-thumb]:outline-3 [&:focus-visible::-moz-range-thumb]:outline-offset-2
  [&:focus-visible::-moz-range-thumb]:outline-base-content`;

export function PriceHandle({ label, text, at, last, above, onMove, onRelease }: PriceHandleProps) {
  const input = useRef<HTMLInputElement>(null);
  const release = useEffectEvent(onRelease);

  // React's `onChange` is the `input` event; `change` fires on release.
  useEffect(() => {
    const handle = input.current;
    const listen = () => release();
    handle?.addEventListener('change', listen);
    return () => handle?.removeEventListener('change', listen);
  }, []);

  return (
    <input
      ref={input}
      type="range"
      aria-label={label}
      aria-valuetext={text}
      min={0}
      max={last}
      value={at}
      onChange={({ target }) => onMove(Number(target.value))}
      className={`${SLIDER_CLASS} ${above ? 'z-2' : 'z-1'}`}
    />
  );
}
