import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { call, isRefused, reason } from '#client/api.ts';
import { refresh } from '#client/queries.ts';
import { listCategoryProducts } from '#contract/categories.ts';
import { type Product, readProduct } from '#contract/products.ts';
import { reportProduct } from '#contract/reports.ts';
import { searchProducts } from '#contract/search.ts';

interface ReportButtonProps {
  product: Product;
  /** It is not known yet who looks: its place is kept. */
  early: boolean;
}

export function ReportButton({ product, early }: ReportButtonProps) {
  // Not a mutation: a page has many of these, and few are ever pressed.
  const [state, setState] = useState<'at rest' | 'sending' | 'sent'>('at rest');
  const reported = product.isReported || state === 'sent';
  if (!product.may.report && !reported && !early) return;
  const spent = early || state === 'sending' || reported;

  async function report() {
    setState('sending');
    try {
      const { modifiedCount } = await call(reportProduct, { params: { id: product._id } });
      setState('sent');
      if (modifiedCount > 0) toast.success('Reported Successfully');
      else toast('You have reported this bike before. Our admins will look at it.');
    } catch (error) {
      setState('at rest');
      console.error(error);
      const gone = isRefused(error, 404, 410);
      toast.error(gone ? 'This bike has left the market meanwhile.' : reason(error));
      if (!gone) return;
      for (const read of [listCategoryProducts, searchProducts, readProduct]) void refresh(read);
    }
  }

  return (
    <button
      type="button"
      // Not `disabled`: that would lose the focus.
      aria-disabled={spent}
      onClick={() => spent || void report()}
      aria-label={reported ? undefined : `Report to Admin: ${product.productName}`}
      className="btn btn-ghost aria-disabled:pointer-events-none aria-disabled:text-quiet"
    >
      {reported ? 'Reported' : 'Report to Admin'}
    </button>
  );
}
