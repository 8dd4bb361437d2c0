import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { call, isRefused, reason } from '#client/api/call.ts';
import { refresh } from '#client/api/query-client.ts';
import { lazyImport } from '#client/browser/lazy-import.ts';
import { undoToast } from '#client/ui/undo-toast.tsx';
import { listCategoryProducts } from '#contract/categories.ts';
import { type Product, readProduct } from '#contract/products.ts';
import { withdrawReport } from '#contract/reports.ts';
import { searchProducts } from '#contract/search.ts';
import { t } from '#language/t.ts';

type Dialogs = typeof import('./report-dialog.tsx');
const loadDialog = (): Promise<Dialogs> => import('./report-dialog.tsx');

interface ReportButtonProps {
  product: Product;
  /** The viewer is not known yet; the space is reserved. */
  early: boolean;
}

export function ReportButton({ product, early }: ReportButtonProps) {
  // The local result counts until the product is refetched.
  const [done, setDone] = useState<'reported' | 'taken back'>();
  const [dialogs, setDialogs] = useState<Dialogs>();
  const reported = done ? done === 'reported' : product.isReported;
  if (!product.may.report && !reported && !done && !early) return;
  const isDisabled = early || reported;

  // A bar above the page reports a script that failed to load.
  const ask = () =>
    void lazyImport(loadDialog).then(
      (dialog) => setDialogs(dialog),
      () => {},
    );

  function onReported(isNew: boolean) {
    setDialogs(undefined);
    setDone('reported');
    if (isNew) undoToast(t('Reported Successfully'), takeBack);
    else toast(t('You have reported this bike before. Our admins will look at it.'));
  }

  function onFault(error: Error) {
    console.error(error);
    if (!isRefused(error, 404, 410)) return;
    setDialogs(undefined);
    toast.error(t('This bike has left the market meanwhile.'));
    for (const read of [listCategoryProducts, searchProducts, readProduct]) void refresh(read);
  }

  async function takeBack() {
    try {
      await call(withdrawReport, { params: { id: product._id } });
      setDone('taken back');
      toast(t('Your report is taken back.'));
    } catch (error) {
      console.error(error);
      toast.error(reason(error as Error));
    }
  }

  return (
    <>
      <button
        type="button"
        // `aria-disabled`, because `disabled` loses the focus.
        aria-disabled={isDisabled}
        onClick={() => isDisabled || ask()}
        aria-label={reported ? undefined : t('Report to Admin: {name}', { name: product.productName })}
        className="btn btn-ghost aria-disabled:pointer-events-none aria-disabled:text-quiet"
      >
        {reported ? t('Reported') : t('Report to Admin')}
      </button>
      {dialogs && (
        <dialogs.ReportDialog
          product={product}
          onReported={onReported}
          onFault={onFault}
          onClose={() => setDialogs(undefined)}
        />
      )}
    </>
  );
}
