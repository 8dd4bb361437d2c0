import { call } from '#client/api/call.ts';
import { WordsDialog } from '#client/ui/words-dialog.tsx';
import { decideIdentityDocument, MOST_REFUSAL } from '#contract/verification.ts';
import { type DocumentDecision, decided } from './document-decision.ts';

export function RefuseDialog({ document: { _id: id, sellerName }, onDone, onClose }: DocumentDecision) {
  async function refuse(reason: string) {
    const answer = await call(decideIdentityDocument, { params: { id }, body: { decision: 'refuse', reason } });
    await decided(answer, 'The document is refused.');
    onDone();
  }
  return (
    <WordsDialog
      title={`Refuse the document of ${sellerName}`}
      label="Reason"
      hint="Say what would make it right. They read this to the letter."
      mostWords={MOST_REFUSAL}
      keep="Not yet"
      act="Refuse"
      grave
      onSend={refuse}
      onClose={onClose}
    >
      <p>The photo is deleted now. The seller gets a letter with your reason and can send another one.</p>
    </WordsDialog>
  );
}
