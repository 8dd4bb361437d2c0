import { decisionReasons } from '#client/products/own-reviews/decision-reasons.ts';
import { DateTime } from '#client/ui/date-time.tsx';
import type { ListingReview } from '#contract/listing-reviews.ts';
import { decisions as words } from './decisions.ts';

/** Earlier decisions, newest first, with the seller's appeal. */
export function History({ decisions }: Pick<ListingReview, 'decisions'>) {
  if (!decisions.length) return;
  return (
    <div className="text-sm">
      <ol className="grid gap-3 border-l-2 border-base-300 pl-3">
        {decisions.map(({ _id, decision, reason, words: said, adminName, decidedAt, appeal }) => (
          <li key={_id} className="grid gap-1 wrap-anywhere">
            <p>
              <strong className="font-semibold">{words[decision].done}</strong>
              {reason && ` (${decisionReasons[reason].toLowerCase()})`} by {adminName},{' '}
              <span className="text-quiet">
                <DateTime of={decidedAt} />
              </span>
            </p>
            {said && <p className="whitespace-pre-line text-quiet">{said}</p>}
            {appeal && (
              <p className="rounded-field bg-base-200 p-2.5">
                <strong className="font-semibold">The seller disagrees:</strong> <q>{appeal}</q>
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
