import { useMutation } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { call, reason } from '#client/api/call.ts';
import { invalidate } from '#client/api/query-client.ts';
import { readPersonAgain } from '#client/api/session/session.ts';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { startSelling } from '#contract/people.ts';
import { listUsers } from '#contract/users.ts';
import { t } from '#language/t.ts';

interface StartSellingProps {
  email: string;
  label?: string;
  /** Refreshes what the page shows of the person. */
  onDone?(): Promise<unknown>;
}

export function StartSelling({ email, label = t('Start selling'), onDone }: StartSellingProps) {
  const start = useMutation({
    mutationFn: () => call(startSelling, { params: { email } }),
    onSuccess: async () => {
      toast.success(t('Updated Succesfully'));
      void invalidate(listUsers);
      await Promise.all([readPersonAgain(), onDone?.()]);
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
