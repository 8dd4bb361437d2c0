import { DateTime } from '#client/ui/date-time.tsx';
import type { ProductChange } from '#contract/product-changes.ts';
import { message, t } from '#language/t.ts';
import { fieldWords } from './field-labels.ts';

/** In characters. Longer values stack, the old one above the new one. */
const LONG = 80;
const NOTHING = message('nothing');

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
                <dd className="wrap-anywhere user-text">
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

/** Skips the catalogue's name of a model or town where the seller's own text changed too. */
function isWorthSaying({ field }: { field: string }, _: number, all: { field: string }[]) {
  const sellersField = { modelId: 'model', placeId: 'sellerLocation' }[field];
  return !all.some((other) => other.field === sellersField);
}

function FromTo({ before, after }: { before: string; after: string }) {
  if (before.length + after.length < LONG)
    return (
      <>
        <span className="text-quiet">{before || t(NOTHING)}</span>{' '}
        <span className="sr-only">{t('became||between an old and a new value')}</span>
        <span aria-hidden="true">→</span> {after || t(NOTHING)}
      </>
    );
  return (
    <>
      <span className="block text-sm text-quiet">{t('Before||a change')}</span>
      <span className="block text-quiet">{before || t(NOTHING)}</span>
      <span className="mt-2 block text-sm text-quiet">{t('After||a change')}</span>
      {after || t(NOTHING)}
    </>
  );
}
