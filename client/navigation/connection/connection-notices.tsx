import { useSyncExternalStore } from 'react';
import { isScriptMissing, onScriptMissing } from '../../browser/lazy-import.ts';
import { Notice } from './notice.tsx';
import { PendingPage } from './pending-page.tsx';
import { TryAgain } from './try-again.tsx';

export function ConnectionNotices() {
  const offline = useSyncExternalStore(onConnectionChange, isOffline, () => false);
  const missing = useSyncExternalStore(onScriptMissing, isScriptMissing, () => false);
  return (
    <div className="sticky top-0 z-20">
      <div role="status">
        {offline && <Notice>You are offline. What you have typed stays here until the connection is back.</Notice>}
      </div>
      <div role="alert">
        {missing && (
          <Notice>
            A part of this page did not arrive. <TryAgain />
          </Notice>
        )}
      </div>
      <PendingPage />
    </div>
  );
}

function onConnectionChange(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

const isOffline = () => !navigator.onLine;
