import { useMutation } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { call, reason } from '#client/api/call.ts';
import { invalidate, refresh } from '#client/api/query-client.ts';
import { readPersonAgain } from '#client/api/session/session.ts';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { readPerson, startSelling } from '#contract/people.ts';
import { listUsers } from '#contract/users.ts';

export function StartSelling({ email, label = 'Start selling' }: { email: string; label?: string }) {
  const start = useMutation({
    mutationFn: () => call(startSelling, { params: { email } }),
    onSuccess: async () => {
      toast.success('Updated Succesfully');
      void invalidate(listUsers);
      await Promise.all([readPersonAgain(), refresh(readPerson)]);
    },
    onError: (error) => {
      console.error(error);
      toast.error(reason(error));
    },
  });
  return (
    <BusyButton busy={start.isPending} onClick={() => start.mutate()} className="btn-primary mt-4">
      {label}
    </BusyButton>
  );
}
