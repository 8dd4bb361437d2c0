import toast from 'react-hot-toast/headless';
import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/query-client.ts';
import { WordsDialog } from '#client/ui/words-dialog.tsx';
import { appealSuspension, MOST_SUSPENSION_APPEAL, readSuspension } from '#contract/suspensions.ts';
import { t } from '#language/t.ts';

export function AppealDialog({ onClose }: { onClose(): void }) {
  async function appeal(words: string) {
    const { modifiedCount } = await call(appealSuspension, { body: { words } });
    if (modifiedCount) toast.success(t('Another admin will look at it'));
    await refresh(readSuspension);
    onClose();
  }
  return (
    <WordsDialog
      title={t('Disagree with your suspension')}
      label={t('What did we get wrong?')}
      mostWords={MOST_SUSPENSION_APPEAL}
      keep={t('Not now')}
      act={t('Send')}
      onSend={appeal}
      onClose={onClose}
    >
      <p>{t('Another admin looks at it and decides whether it stays. You can ask once.')}</p>
    </WordsDialog>
  );
}
