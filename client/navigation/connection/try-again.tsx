import { useState } from 'react';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { t } from '#language/t.ts';
import { hardNavigate } from './hard-navigate.ts';

interface TryAgainProps {
  address?: string | undefined;
  className?: string;
}

/** The browser's error page never shows: it waits for the server's response. */
export function TryAgain({ address, className = 'btn-sm' }: TryAgainProps) {
  const [state, setState] = useState<'idle' | 'trying' | 'failed'>('idle');

  async function tryAgain() {
    setState('trying');
    if (!(await hardNavigate(address))) setState('failed');
  }

  return (
    <span>
      <BusyButton busy={state === 'trying'} onClick={tryAgain} className={className}>
        {t('Try again')}
      </BusyButton>
      <span role="status">{state === 'failed' && <span className="ms-3">{t('Still no answer.')}</span>}</span>
    </span>
  );
}
