import { call } from '#client/api/call.ts';
import { removeProducts } from '#contract/bulk.ts';
import type { Product } from '#contract/products.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { NotDone } from './not-done.tsx';
import { countOf, stateWords } from './outcome-words.ts';

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
      title={leaving.length ? `Delete ${countOf(leaving.length)}?` : 'None of these can be deleted'}
      confirm="Delete"
      grave
      idle={!leaving.length}
      bikes={bikes}
      act={() => call(removeProducts, { body: { ids: leaving.map(({ _id }) => _id) } })}
      done={(count) => `${countOf(count)} deleted`}
      onClose={onClose}
      onDone={onDone}
    >
      {leaving.length > 0 && (
        <>
          <p>They leave the market at once. This cannot be undone.</p>
          <ul aria-label="To be deleted" className="max-h-48 list-inside list-disc overflow-y-auto wrap-anywhere">
            {leaving.map(({ _id, productName }) => (
              <li key={_id}>{productName}</li>
            ))}
          </ul>
        </>
      )}
      <NotDone title="These stay:" bikes={staying.map((bike) => ({ ...bike, why: stateWords(bike) }))} />
    </BulkDialog>
  );
}
