import type { ComponentProps } from 'react';

interface BusyButtonProps extends ComponentProps<'button'> {
  busy: boolean;
}

/** Ignores presses while busy. `disabled` would lose the focus. */
export function BusyButton({ busy, onClick, className = '', children, ...button }: BusyButtonProps) {
  return (
    <button
      type="button"
      {...button}
      aria-disabled={busy}
      aria-busy={busy}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
      className={`btn ${className}`}
    >
      {busy && <span className="loading loading-spinner loading-sm" aria-hidden="true" />}
      {children}
    </button>
  );
}
