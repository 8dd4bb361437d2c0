import { call } from '#client/api/call.ts';
import { WordsDialog } from '#client/ui/words-dialog.tsx';
import { decideIdentityDocument, MOST_REFUSAL } from '#contract/verification.ts';
import { t } from '#language/t.ts';
import { type DocumentDecision, decided } from './document-decision.ts';

export function RefuseDialog({ document: { _id: id, sellerName }, onDone, onClose }: DocumentDecision) {
  async function refuse(reason: string) {
    const answer = await call(decideIdentityDocument, { params: { id }, body: { decision: 'refuse', reason } });
    await decided(answer, t('The document is refused.'));
    onDone();
  }
  return (
    <WordsDialog
      title={t('Refuse the document of {name}', { name: sellerName })}
      label={t('Reason')}
      hint={t('Say what would make it right. They read this to the letter.')}
      mostWords={MOST_REFUSAL}
      keep={t('Not yet')}
      act={t('Refuse')}
      grave
      onSend={refuse}
      onClose={onClose}
    >
      <p>{t('The photo is deleted now. The seller gets a letter with your reason and can send another one.')}</p>
    </WordsDialog>
  );
}
