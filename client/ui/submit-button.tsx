import type { ReactNode } from 'react';
import { BusyButton } from './busy-button.tsx';
import { usePartHydrated } from './hydration.ts';

interface SubmitButtonProps {
  busy: boolean;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}

/** Disabled until hydration, so that the browser never submits the form itself, nor twice. */
export function SubmitButton({ busy, disabled = false, className = '', children }: SubmitButtonProps) {
  const hydrated = usePartHydrated();
  return (
    <BusyButton type="submit" busy={busy} disabled={!hydrated || disabled} className={`btn-primary ${className}`}>
      {children}
    </BusyButton>
  );
}
