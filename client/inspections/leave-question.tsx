import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { askAtLogout } from '#client/api/session/session.ts';
import { leaveQuestion, mayLeave, onLeaveQuestion } from './leaving.ts';

const Dialog = lazy(() => import('./leave-dialog.tsx'));

export function LeaveQuestion() {
  useEffect(() => askAtLogout(mayLeave), []);
  const question = useSyncExternalStore(onLeaveQuestion, leaveQuestion);
  return (
    question && (
      <Suspense>
        <Dialog {...question} />
      </Suspense>
    )
  );
}
