import type { ReactNode } from 'react';
import { BusyButton } from './busy-button.tsx';
import { useAlive } from './hydration.ts';

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
    <BusyButton type="submit" busy={busy} disabled={!alive || disabled} className={`btn-primary ${className}`}>
      {children}
    </BusyButton>
  );
}
