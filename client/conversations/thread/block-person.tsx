import toast from 'react-hot-toast/headless';
import { call } from '#client/api/call.ts';
import { useConfirmedMutation } from '#client/api/confirmed-mutation.ts';
import { refresh } from '#client/api/query-client.ts';
import { refreshConversations } from '#client/api/refresh-conversations.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { blockPerson, listBlocks } from '#contract/blocks.ts';
import { t } from '#language/t.ts';

interface BlockPersonProps {
  person: { _id: string; firstName: string };
  onClose(): void;
}

export function BlockPerson({ person: { _id: id, firstName }, onClose }: BlockPersonProps) {
  const block = useConfirmedMutation({
    mutate: () => call(blockPerson, { params: { id } }),
    onSuccess: async () => {
      await Promise.all([refresh(listBlocks), refreshConversations()]);
      toast.success(t('{name} is blocked.', { name: firstName }));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('Block {name}?', { name: firstName })}
      keep={t('Not now')}
      confirm={t('Block||verb')}
      {...block}
      onClose={onClose}
    >
      <p>
        {t(
          'Neither of you can write to the other, make offers or book bikes of the other any more. A deal that has begun goes on.',
        )}
      </p>
      <p className="text-quiet">{t('We do not tell them. You can unblock them here or in My Account.')}</p>
    </ConfirmDialog>
  );
}
