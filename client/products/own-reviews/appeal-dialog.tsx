import toast from 'react-hot-toast/headless';
import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/query-client.ts';
import { rich } from '#client/ui/rich.ts';
import { WordsDialog } from '#client/ui/words-dialog.tsx';
import {
  appealListing,
  listOwnListingReviews,
  MOST_APPEAL_WORDS,
  type OwnListingReview,
} from '#contract/listing-reviews.ts';
import { t } from '#language/t.ts';

interface AppealDialogProps {
  review: OwnListingReview;
  onClose(): void;
}

export function AppealDialog({ review: { _id, productName }, onClose }: AppealDialogProps) {
  async function appeal(words: string) {
    const { modifiedCount } = await call(appealListing, { params: { id: _id }, body: { words } });
    if (modifiedCount) toast.success(t('Another admin will look at it'));
    else toast(t('This decision is no longer open to an appeal'));
    await refresh(listOwnListingReviews);
    onClose();
  }
  return (
    <WordsDialog
      title={t('Disagree with this decision')}
      label={t('What did we get wrong?')}
      mostWords={MOST_APPEAL_WORDS}
      keep={t('Not now')}
      act={t('Send')}
      onSend={appeal}
      onClose={onClose}
    >
      <p>
        {rich('Another admin looks at <bike>{name}</bike> and decides anew. You can ask once.', {
          name: productName,
          bike: (name) => <strong>{name}</strong>,
        })}
      </p>
    </WordsDialog>
  );
}
