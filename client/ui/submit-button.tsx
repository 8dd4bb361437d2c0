import type { ReactNode } from 'react';
import { useAlive } from './alive.ts';

interface SubmitButtonProps {
  busy: boolean;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}

/** Waits for the page to come alive, so that no form is ever sent by the browser itself, nor twice. */
export function SubmitButton({ busy, disabled = false, className = '', children }: SubmitButtonProps) {
  const alive = useAlive();
  return (
    <button
      type="submit"
      disabled={!alive || disabled}
      // Not `disabled` while it works: that would lose the focus.
      aria-disabled={busy}
      aria-busy={busy}
      onClick={(event) => busy && event.preventDefault()}
      className={`btn btn-primary ${className}`}
    >
      {busy && <span className="loading loading-spinner loading-sm" aria-hidden="true" />}
      {children}
    </button>
  );
}
