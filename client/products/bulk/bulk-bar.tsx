import { useState } from 'react';
import { MOST_AT_ONCE } from '#contract/bulk.ts';
import type { Product } from '#contract/products.ts';
import { t } from '#language/t.ts';
import { PriceDialog } from './price-dialog.tsx';
import { RemovalDialog } from './removal-dialog.tsx';
import type { Selection } from './selection.ts';

export function BulkBar({ shown, selection }: { shown: Product[]; selection: Selection }) {
  const [open, setOpen] = useState<'price' | 'removal'>();
  const { chosen, isFull, chooseAll, clear } = selection;
  const all = chosen.length > 0 && (isFull || chosen.length === shown.length);
  const some = chosen.length > 0;
  return (
    <section
      aria-label={t('Several bikes at once')}
      className={`mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-box px-3 py-1.5 ${some ? 'sticky top-2 z-10 border border-base-300 bg-base-100 shadow-md' : ''}`}
    >
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 text-sm font-medium">
        <input
          type="checkbox"
          checked={all}
          ref={(box) => {
            if (box) box.indeterminate = some && !all;
          }}
          onChange={all ? clear : chooseAll}
          className="checkbox border-base-content/60 checkbox-sm"
        />
        {t('Select all shown')}
      </label>
      <p role="status" className="text-sm text-quiet">
        {some && selected(chosen.length, isFull)}
      </p>
      {some && (
        <div className="flex flex-wrap gap-2 sm:ms-auto">
          <button type="button" onClick={() => setOpen('price')} className="btn btn-neutral btn-sm">
            {t('Change prices')}
          </button>
          <button type="button" onClick={() => setOpen('removal')} className="btn btn-outline btn-sm text-error">
            {t('Delete')}
          </button>
          <button type="button" onClick={clear} className="btn btn-ghost btn-sm">
            {t('Clear||a choice')}
          </button>
        </div>
      )}
      {open === 'price' && <PriceDialog bikes={chosen} onClose={() => setOpen(undefined)} onDone={clear} />}
      {open === 'removal' && <RemovalDialog bikes={chosen} onClose={() => setOpen(undefined)} onDone={clear} />}
    </section>
  );
}

const selected = (count: number, isFull: boolean) =>
  isFull
    ? t('{count, plural, one {# bike} other {# bikes}} selected, the most at once ({most})', {
        count,
        most: MOST_AT_ONCE,
      })
    : t('{count, plural, one {# bike} other {# bikes}} selected', { count });
