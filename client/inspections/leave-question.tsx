import { lazy, Suspense, useSyncExternalStore } from 'react';
import { leaveQuestion, onLeaveQuestion } from './leaving.ts';

const Dialog = lazy(() => import('./leave-dialog.tsx'));

export function LeaveQuestion() {
  const question = useSyncExternalStore(onLeaveQuestion, leaveQuestion);
  return (
    question && (
      <Suspense>
        <Dialog {...question} />
      </Suspense>
    )
  );
}
