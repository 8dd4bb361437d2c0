import { useMutation, useQuery } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { reason } from '#client/api/call.ts';
import { queryClient } from '#client/api/query-client.ts';
import { identity } from '#client/api/session/identity.ts';
import type { OpenSession } from '#client/api/session/identity-client.ts';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { focusPage } from '#client/ui/page-focus.ts';
import { t } from '#language/t.ts';
import { Card } from './card.tsx';
import { CardState } from './card-state.tsx';
import { openSessions } from './open-sessions.ts';
import { SessionRow } from './session-row.tsx';

export function Sessions() {
  const query = useQuery({ ...openSessions, refetchOnWindowFocus: 'always' });
  const { data } = query;
  const again = () => queryClient.invalidateQueries(openSessions);
  const onError = (fault: Error) => {
    console.error(fault);
    void again();
  };
  const end = useMutation({
    mutationFn: (session: OpenSession) => identity.endSession(session.id),
    onSuccess: () => settle(t('Logged out there')),
    onError,
  });
  const endOthers = useMutation({
    mutationFn: () => identity.endOtherSessions(),
    onSuccess: () => settle(t('You are logged in here only')),
    onError,
  });
  const fault = end.error ?? endOthers.error;

  // The pressed button disappears with its row, so the focus moves.
  async function settle(message: string) {
    await again();
    toast.success(message);
    focusPage();
  }

  return (
    <Card
      title={t('Where you are logged in')}
      lead={t(
        'You do not know one of these? Log out there, and change your password. A login ends a week after you last used it, and after 30 days in any case.',
      )}
    >
      <CardState query={query} loading={t('Looking where you are logged in …')} />
      {data && (
        <ul className="divide-y divide-base-300 border-y border-base-300">
          {data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={end.isPending && end.variables.id === session.id}
              onEnd={() => end.mutate(session)}
            />
          ))}
        </ul>
      )}
      <div className="mt-4 grid justify-items-start gap-3 empty:hidden">
        {fault && <FormFault>{reason(fault)}</FormFault>}
        {data && data.length > 1 && (
          <BusyButton busy={endOthers.isPending} onClick={() => endOthers.mutate()} className="btn-outline">
            {t('Log out everywhere else')}
          </BusyButton>
        )}
      </div>
    </Card>
  );
}
