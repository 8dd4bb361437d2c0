import toast from 'react-hot-toast/headless';
import { call } from '#client/api/call.ts';
import { useConfirmedMutation } from '#client/api/confirmed-mutation.ts';
import { refresh } from '#client/api/query-client.ts';
import { refreshConversations } from '#client/api/refresh-conversations.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { blockPerson, listBlocks } from '#contract/blocks.ts';

interface BlockPersonProps {
  person: { _id: string; firstName: string };
  onClose(): void;
}

export function BlockPerson({ person: { _id: id, firstName }, onClose }: BlockPersonProps) {
  const block = useConfirmedMutation({
    mutate: () => call(blockPerson, { params: { id } }),
    onSuccess: async () => {
      await Promise.all([refresh(listBlocks), refreshConversations()]);
      toast.success(`${firstName} is blocked.`);
      onClose();
    },
  });
  return (
    <ConfirmDialog title={`Block ${firstName}?`} keep="Not now" confirm="Block" {...block} onClose={onClose}>
      <p>
        Neither of you can write to the other, make offers or book bikes of the other any more. A deal that has begun
        goes on.
      </p>
      <p className="text-quiet">We do not tell them. You can unblock them here or in My Account.</p>
    </ConfirmDialog>
  );
}
