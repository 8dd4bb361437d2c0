import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { currentSession } from '#client/api/session/store.ts';
import { t } from '#language/t.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

interface LeaveGuardProps {
  isUnsaved(): boolean;
  onLeave?: (() => void) | undefined;
  /** Names what would be lost. */
  children: string;
}

/** Asks before unsaved work is lost by leaving the page. */
export function LeaveGuard({ isUnsaved, onLeave, children }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && currentSession().status === 'signed-in' && isUnsaved(),
  );
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  });

  useEffect(() => {
    const listen = (event: BeforeUnloadEvent) => warn(event);
    window.addEventListener('beforeunload', listen);
    return () => window.removeEventListener('beforeunload', listen);
  }, []);

  if (blocker.state !== 'blocked') return;
  return (
    <ConfirmDialog
      title={t('Leave without saving?')}
      keep={t('Stay here')}
      confirm={t('Leave')}
      grave
      busy={false}
      fault={undefined}
      onConfirm={() => {
        onLeave?.();
        blocker.proceed();
      }}
      onClose={() => blocker.reset()}
    >
      <p>{children}</p>
    </ConfirmDialog>
  );
}
