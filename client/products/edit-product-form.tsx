import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { useLocation, useNavigate } from 'react-router';
import { call, isRefused } from '#client/api/call.ts';
import { invalidate, refresh } from '#client/api/query-client.ts';
import { paths } from '#client/paths.ts';
import { listProductChanges, type ProductChange } from '#contract/product-changes.ts';
import { editProduct, listSellerProducts, readProduct, type WholeProduct } from '#contract/products.ts';
import { t } from '#language/t.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { beginEdit, draftName, forgetEdit, rebase } from './edit-draft.ts';
import { draftOf, editedFields, type ProductDraft } from './product-draft.ts';
import { ProductForm, type Sending } from './product-form.tsx';

/** A conflicting edit, saved since this form opened. */
interface Meanwhile {
  newer: WholeProduct;
  changes: ProductChange[];
  mine: ProductDraft;
}

export function EditProductForm({ product: read }: { product: WholeProduct }) {
  const [product, setProduct] = useState(() => beginEdit(read));
  const [meanwhile, setMeanwhile] = useState<Meanwhile>();
  const navigate = useNavigate();
  const { state } = useLocation();
  const params = { id: product._id };
  const blank = draftOf(product);
  const { isImported = false } = product;

  async function save({ draft, done }: Sending) {
    const edited = editedFields({ before: blank, isImported }, draft);
    try {
      await call(editProduct, { params, body: { ...edited, revision: product.revision } });
    } catch (error) {
      if (!isRefused(error, 409) || error.problem.code !== 'changed-meanwhile') throw error;
      return setMeanwhile(await whatHappened(product, draft));
    }
    toast.success(t('Updated Succesfully'));
    done();
    await Promise.all([refresh(listSellerProducts), invalidate(readProduct), invalidate(listProductChanges)]);
    await navigate(state?.from ?? `${paths.myProducts}/`, { replace: true });
  }

  function goOnFrom({ newer, mine }: Meanwhile, keepMine: boolean) {
    if (keepMine) rebase(newer, blank, mine);
    else forgetEdit(newer);
    setProduct(beginEdit(newer));
    setMeanwhile(undefined);
    void refresh(listProductChanges);
  }

  return (
    <>
      <ProductForm
        key={product.revision}
        name={draftName(product)}
        blank={blank}
        keptFrame={product.frameEnding ? { productId: product._id, ending: product.frameEnding } : undefined}
        isImported={isImported}
        isEdit
        onSend={save}
      >
        {t('Save changes')}
      </ProductForm>
      {meanwhile && (
        <ChangedMeanwhile
          changes={meanwhile.changes}
          onKeepMine={() => goOnFrom(meanwhile, true)}
          onTakeNewer={() => goOnFrom(meanwhile, false)}
          onClose={() => setMeanwhile(undefined)}
        />
      )}
    </>
  );
}

async function whatHappened({ _id: id, revision }: WholeProduct, mine: ProductDraft): Promise<Meanwhile> {
  const params = { id };
  const [newer, changes] = await Promise.all([call(readProduct, { params }), call(listProductChanges, { params })]);
  return { newer, changes: changes.slice(0, newer.revision - revision), mine };
}
