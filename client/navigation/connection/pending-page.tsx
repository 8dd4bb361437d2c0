import { useEffect, useState } from 'react';
import { createPath, useNavigation } from 'react-router';
import { t } from '#language/t.ts';
import { SCRIPT_TIME_OUT_MS } from '../../browser/time-out.ts';
import { hardNavigate } from './hard-navigate.ts';
import { Notice } from './notice.tsx';
import { TryAgain } from './try-again.tsx';

type Wait = 'short' | 'long' | 'over';

export function PendingPage() {
  const { location } = useNavigation();
  const address = location && createPath(location);
  const [held, setHeld] = useState(false);

  useEffect(() => holdReloads(() => setHeld(true)), []);

  useEffect(() => {
    if (!address) setHeld(false);
  }, [address]);

  return address && <Waiting key={address} address={address} failed={held} />;
}

interface WaitingProps {
  address: string;
  failed: boolean;
}

function Waiting({ address, failed }: WaitingProps) {
  const [wait, setWait] = useState<Wait>('short');

  useEffect(() => {
    const timer = setTimeout(() => setWait('over'), SCRIPT_TIME_OUT_MS);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (failed) void hardNavigate(address).then((opened) => opened || setWait('over'));
  }, [failed, address]);

  if (wait === 'over')
    return (
      <div role="alert">
        <Notice>
          {t('This page couldn’t load.')} <TryAgain address={address} />
        </Notice>
      </div>
    );
  return (
    <div role="status">
      <div
        className="late fixed inset-x-0 top-0 flex"
        onAnimationStart={({ target, currentTarget }) => target === currentTarget && setWait('long')}
      >
        <progress className="progress h-1 w-full rounded-none" aria-hidden="true" />
      </div>
      {wait === 'long' && <span className="sr-only">{t('Loading the page')}</span>}
    </div>
  );
}

/** React Router reloads when a route's script fails, which offline loses the page. It can precede a render. */
function holdReloads(onHeld: () => void) {
  const { navigation } = window as { navigation?: Navigation };
  function hold(event: NavigateEvent) {
    if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return;
    event.preventDefault();
    onHeld();
  }
  navigation?.addEventListener('navigate', hold);
  return () => navigation?.removeEventListener('navigate', hold);
}
