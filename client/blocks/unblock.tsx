import { useMutation } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { call, reason } from '#client/api/call.ts';
import { refresh } from '#client/api/query-client.ts';
import { refreshConversations } from '#client/api/refresh-conversations.ts';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { focusPageIfLost } from '#client/ui/page-focus.ts';
import { listBlocks, unblockPerson } from '#contract/blocks.ts';
import { t } from '#language/t.ts';

interface UnblockProps {
  person: { _id: string; firstName: string };
  className: string;
}

export function Unblock({ person: { _id: id, firstName }, className }: UnblockProps) {
  const unblock = useMutation({
    mutationFn: () => call(unblockPerson, { params: { id } }),
    onSuccess: async () => {
      await Promise.all([refresh(listBlocks), refreshConversations()]);
      toast.success(t('{name} can write to you again.', { name: firstName }));
      // The button has gone with the block.
      requestAnimationFrame(focusPageIfLost);
    },
    onError: (error) => {
      console.error(error);
      toast.error(reason(error));
    },
  });
  return (
    <BusyButton
      busy={unblock.isPending}
      onClick={() => unblock.mutate()}
      aria-label={t('Unblock {name}', { name: firstName })}
      className={className}
    >
      {t('Unblock')}
    </BusyButton>
  );
}
