import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { loginPath } from '#client/auth/return-to.ts';
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
          ? 'This browser has no room for this: what you note here is lost when you close the page.'
          : inspection && wordsFor(person, hasUnsent(inspection), sync)}
      </p>
      {person === '' && (
        <p className="text-quiet">
          <Link to={loginPath(location)} className="text-link">
            Log in
          </Link>{' '}
          to keep it with your account and to attach it to a deal.
        </p>
      )}
    </div>
  );
}

function wordsFor(person: string | undefined, isUnsent: boolean, { status, fault }: SyncState) {
  if (!person) return 'On this device only.';
  if (!isUnsent) return 'Up to date: it is kept with your account.';
  if (status === 'refused') return `Not sent yet. ${fault}`;
  return status === 'waiting' ? 'Waiting for a connection. It is kept on this device until then.' : 'Sending…';
}
