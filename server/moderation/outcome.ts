import { QUEUED_FROM, WITHHELD_FROM } from '#contract/listing-checks.ts';
import type { ReviewState } from '#contract/listing-reviews.ts';
import type { ProductStatus } from '#contract/products.ts';

interface Standing {
  state: ReviewState;
  status: ProductStatus;
  isQueued: boolean;
  /** The seller has changed the bike since the last check. */
  isEdited: boolean;
}

export interface Outcome {
  state: ReviewState;
  isQueued: boolean;
  market?: 'withhold' | 'put-back';
}

/** What follows from a check. What an admin decided is changed by admins only. */
export function outcomeOf({ state, status, isQueued, isEdited }: Standing, score: number): Outcome {
  if (state === 'hidden' || state === 'removed') return { state, isQueued };
  if (status === 'sold' || status === 'removed') return { state, isQueued: false };
  if (state === 'changes-asked') return { state, isQueued: isQueued || isEdited };
  if (state === 'withheld' && score >= QUEUED_FROM) return { state, isQueued: true };
  if (state === 'withheld') return { state: 'clear', isQueued: false, market: 'put-back' };
  if (score >= WITHHELD_FROM && status === 'available')
    return { state: 'withheld', isQueued: true, market: 'withhold' };
  if (score >= QUEUED_FROM) return { state: 'queued', isQueued: true };
  return { state: state === 'approved' ? state : 'clear', isQueued: false };
}
