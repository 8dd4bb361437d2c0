import toast from 'react-hot-toast/headless';
import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/query-client.ts';
import { WordsDialog } from '#client/ui/words-dialog.tsx';
import {
  appealListing,
  listOwnListingReviews,
  MOST_APPEAL_WORDS,
  type OwnListingReview,
} from '#contract/listing-reviews.ts';

interface AppealDialogProps {
  review: OwnListingReview;
  onClose(): void;
}

export function AppealDialog({ review: { _id, productName }, onClose }: AppealDialogProps) {
  async function appeal(words: string) {
    const { modifiedCount } = await call(appealListing, { params: { id: _id }, body: { words } });
    if (modifiedCount) toast.success('Another admin will look at it');
    else toast('This decision is no longer open to an appeal');
    await refresh(listOwnListingReviews);
    onClose();
  }
  return (
    <WordsDialog
      title="Disagree with this decision"
      label="What did we get wrong?"
      mostWords={MOST_APPEAL_WORDS}
      keep="Not now"
      act="Send"
      onSend={appeal}
      onClose={onClose}
    >
      <p>
        Another admin looks at <strong>{productName}</strong> and decides anew. You can ask once.
      </p>
    </WordsDialog>
  );
}
