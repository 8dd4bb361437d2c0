import { call } from '#client/api/call.ts';
import { removeProducts } from '#contract/bulk.ts';
import type { Product } from '#contract/products.ts';
import { t } from '#language/t.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { NotDone } from './not-done.tsx';
import { stateWords } from './outcome-words.ts';

interface RemovalDialogProps {
  bikes: Product[];
  onClose(): void;
  onDone(): void;
}

export function RemovalDialog({ bikes, onClose, onDone }: RemovalDialogProps) {
  const leaving = bikes.filter(({ may }) => may.remove);
  const staying = bikes.filter(({ may }) => !may.remove);
  return (
    <BulkDialog
      title={
        leaving.length
          ? t('Delete {count, plural, one {# bike} other {# bikes}}?', { count: leaving.length })
          : t('None of these can be deleted')
      }
      confirm={t('Delete')}
      grave
      idle={!leaving.length}
      bikes={bikes}
      act={() => call(removeProducts, { body: { ids: leaving.map(({ _id }) => _id) } })}
      done={(count) => t('{count, plural, one {# bike} other {# bikes}} deleted', { count })}
      onClose={onClose}
      onDone={onDone}
    >
      {leaving.length > 0 && (
        <>
          <p>{t('They leave the market at once. This cannot be undone.')}</p>
          <ul aria-label={t('To be deleted')} className="max-h-48 list-inside list-disc overflow-y-auto wrap-anywhere">
            {leaving.map(({ _id, productName }) => (
              <li key={_id}>{productName}</li>
            ))}
          </ul>
        </>
      )}
      <NotDone title={t('These stay:')} bikes={staying.map((bike) => ({ ...bike, why: stateWords(bike) }))} />
    </BulkDialog>
  );
}
