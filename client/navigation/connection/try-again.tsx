import { useState } from 'react';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { hardNavigate } from './hard-navigate.ts';

interface TryAgainProps {
  /** The page to open; the current one by default. */
  address?: string | undefined;
  className?: string;
}

/** Reloads the page only once the server responds, so the browser's error page never shows. */
export function TryAgain({ address, className = 'btn-sm' }: TryAgainProps) {
  const [state, setState] = useState<'idle' | 'trying' | 'failed'>('idle');

  async function tryAgain() {
    setState('trying');
    if (!(await hardNavigate(address))) setState('failed');
  }

  return (
    <span>
      <BusyButton busy={state === 'trying'} onClick={tryAgain} className={className}>
        Try again
      </BusyButton>
      <span role="status">{state === 'failed' && <span className="ml-3">Still no answer.</span>}</span>
    </span>
  );
}
