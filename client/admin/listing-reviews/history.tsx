import { reasonInASentence } from '#client/products/own-reviews/decision-reasons.ts';
import { DateTime } from '#client/ui/date-time.tsx';
import { rich } from '#client/ui/rich.ts';
import type { ListingReview } from '#contract/listing-reviews.ts';
import { t } from '#language/t.ts';
import { decisions as words } from './decisions.ts';

/** Earlier decisions, newest first, with the seller's appeal. */
export function History({ decisions }: Pick<ListingReview, 'decisions'>) {
  if (!decisions.length) return;
  return (
    <div className="text-sm">
      <ol className="grid gap-3 border-s-2 border-base-300 ps-3">
        {decisions.map(({ _id, decision, reason, words: said, adminName, decidedAt, appeal }) => (
          <li key={_id} className="grid gap-1 wrap-anywhere">
            <p>
              {rich(
                reason
                  ? '<strong>{decision}</strong> ({reason}) by {name}, <time></time>'
                  : '<strong>{decision}</strong> by {name}, <time></time>',
                {
                  decision: t(words[decision].done),
                  reason: reason ? reasonInASentence(reason) : '',
                  name: adminName,
                  strong: (words) => <strong className="font-semibold">{words}</strong>,
                  time: () => (
                    <span className="text-quiet">
                      <DateTime of={decidedAt} />
                    </span>
                  ),
                },
              )}
            </p>
            {said && <p className="user-text text-quiet">{said}</p>}
            {appeal && (
              <p className="rounded-field bg-base-200 p-2.5">
                <strong className="font-semibold">{t('The seller disagrees:')}</strong> <q>{appeal}</q>
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
