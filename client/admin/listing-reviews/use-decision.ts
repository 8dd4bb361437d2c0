import { useMutation } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { call, reason } from '#client/api/call.ts';
import { refresh } from '#client/api/query-client.ts';
import { undoToast } from '#client/ui/undo-toast.tsx';
import {
  decideListing,
  type ListingDecision,
  type ListingReview,
  listListingReviews,
  undoListingDecision,
} from '#contract/listing-reviews.ts';
import { t } from '#language/t.ts';
import type { Why } from './decide-dialog.tsx';
import { decisions } from './decisions.ts';

interface Wish {
  review: ListingReview;
  decision: ListingDecision;
  why?: Why;
}

/** `onDecided` runs once the list no longer has the listing. */
export function useDecision(onDecided: (review: ListingReview) => void) {
  const decide = useMutation({
    mutationFn: ({ review: { _id, version }, decision, why }: Wish) =>
      call(decideListing, { params: { id: _id }, body: { version, decision, ...why } }),
    onSuccess: async (_answer, { review, decision }) => {
      await refresh(listListingReviews);
      undoToast(
        t('{label}: {value}', { label: t(decisions[decision].done), value: review.productName }),
        () => void undo(review),
      );
      onDecided(review);
    },
    // What it was refused for may have changed the list.
    onError: () => void refresh(listListingReviews),
  });
  return { ...decide, fault: decide.error ? reason(decide.error) : undefined };
}

async function undo({ _id, productName }: ListingReview) {
  try {
    const { modifiedCount } = await call(undoListingDecision, { params: { id: _id } });
    if (modifiedCount) toast.success(t('{name} waits for a decision again', { name: productName }));
    else toast(t('It is too late to undo this: the seller has been told.'));
  } catch (error) {
    toast.error(reason(error));
  }
  await refresh(listListingReviews);
}
