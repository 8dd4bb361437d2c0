import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { loginPath } from '#client/auth/return-to.ts';
import { rich } from '#client/ui/rich.ts';
import { t } from '#language/t.ts';
import { hasUnsent, type LocalInspection } from './local-store.ts';
import { onSyncChange, type SyncState, syncState } from './syncing.ts';

const IDLE: SyncState = { status: 'idle' };

interface SyncStatusProps {
  person: string | undefined;
  inspection: LocalInspection | undefined;
  isBlocked: boolean;
}

export function SyncStatus({ person, inspection, isBlocked }: SyncStatusProps) {
  const sync = useSyncExternalStore(onSyncChange, syncState, () => IDLE);
  const location = useLocation();
  return (
    <div className="mt-2 min-h-6">
      <p role="status" className="font-medium">
        {isBlocked
          ? t('This browser has no room for this: what you note here is lost when you close the page.')
          : inspection && wordsFor(person, hasUnsent(inspection), sync)}
      </p>
      {person === '' && (
        <p className="text-quiet">
          {rich('<login>Log in</login> to keep it with your account and to attach it to a deal.', {
            login: (words) => (
              <Link to={loginPath(location)} className="text-link">
                {words}
              </Link>
            ),
          })}
        </p>
      )}
    </div>
  );
}

function wordsFor(person: string | undefined, isUnsent: boolean, { status, fault }: SyncState) {
  if (!person) return t('On this device only.');
  if (!isUnsent) return t('Up to date: it is kept with your account.');
  if (status === 'refused') return t('Not sent yet. {fault}', { fault: fault ?? '' });
  return status === 'waiting' ? t('Waiting for a connection. It is kept on this device until then.') : t('Sending…');
}
