import { DateTime } from '#client/ui/date-time.tsx';
import type { ProductChange } from '#contract/product-changes.ts';
import { fieldWords } from './field-labels.ts';

/** From here on, before and after stand one above the other. */
const LONG = 80;
const NOTHING = 'nothing';

/** What was changed when, from what to what. */
export function ChangeList({ changes }: { changes: ProductChange[] }) {
  return (
    <ol className="grid gap-4">
      {changes.map(({ _id, changedAt, fields }) => (
        <li key={_id} className="rounded-field border border-base-300 bg-base-100 p-4">
          <p className="text-sm text-quiet">
            <DateTime of={changedAt} />
          </p>
          <dl className="mt-2 grid gap-2">
            {fields.filter(isWorthSaying).map(({ field, before, after }) => (
              <div key={field} className="grid gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
                <dt className="font-semibold">{fieldWords(field)}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">
                  <FromTo before={before} after={after} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}

/** The catalogue's own name of a model or a town adds nothing to what the seller calls it. */
function isWorthSaying({ field }: { field: string }, _: number, all: { field: string }[]) {
  const said = { modelId: 'model', placeId: 'sellerLocation' }[field];
  return !all.some((other) => other.field === said);
}

function FromTo({ before, after }: { before: string; after: string }) {
  if (before.length + after.length < LONG)
    return (
      <>
        <span className="text-quiet">{before || NOTHING}</span> <span className="sr-only">became</span>
        <span aria-hidden="true">→</span> {after || NOTHING}
      </>
    );
  return (
    <>
      <span className="block text-sm text-quiet">Before</span>
      <span className="block text-quiet">{before || NOTHING}</span>
      <span className="mt-2 block text-sm text-quiet">After</span>
      {after || NOTHING}
    </>
  );
}
