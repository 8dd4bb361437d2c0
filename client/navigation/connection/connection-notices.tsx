import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { t } from '#language/t.ts';
import { isScriptMissing, onScriptMissing } from '../../browser/lazy-import.ts';
import { onSavedAtChange, shownSavedAt } from '../../browser/saved-at.ts';
import { paths } from '../../paths.ts';
import { dayAndTime } from '../../ui/day-and-time.ts';
import { Notice } from './notice.tsx';
import { PendingPage } from './pending-page.tsx';
import { TryAgain } from './try-again.tsx';

export function ConnectionNotices() {
  const offline = useSyncExternalStore(onConnectionChange, isOffline, () => false);
  const savedAt = useSyncExternalStore(onSavedAtChange, shownSavedAt, () => undefined);
  const missing = useSyncExternalStore(onScriptMissing, isScriptMissing, () => false);
  return (
    <div className="sticky top-0 z-20">
      <div role="status">
        {(offline || savedAt) && (
          <Notice>
            <span>
              {savedAt
                ? savedOn(dayAndTime(savedAt), offline)
                : t('You are offline. What you have typed stays here until the connection is back.')}
            </span>
            {offline ? (
              <Link to={paths.saved} className="underline">
                {t('Offline copies')}
              </Link>
            ) : (
              <TryAgain />
            )}
          </Notice>
        )}
      </div>
      <div role="alert">
        {missing && (
          <Notice>
            {t('A part of this page did not arrive.')} <TryAgain />
          </Notice>
        )}
      </div>
      <PendingPage />
    </div>
  );
}

const savedOn = (time: string, offline: boolean) =>
  offline
    ? t('You are offline. This was saved on {time}, and may have changed since.', { time })
    : t('This was saved on {time}, and may have changed since.', { time });

function onConnectionChange(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

const isOffline = () => !navigator.onLine;
