import { removeFromTab, storedInTab, storeInTab } from '#client/api/tab-storage.ts';
import type { WholeProduct } from '#contract/products.ts';
import { changesBetween, draftOf, type ProductDraft } from './product-draft.ts';

interface Begun {
  revision: number;
  draft: ProductDraft;
}

export const draftName = ({ _id }: WholeProduct) => `product ${_id}`;
const begunName = (product: WholeProduct) => `${draftName(product)}, as it was`;

/** Reapplies values typed before a reload to the current product, whoever changed it since. */
export function beginEdit(product: WholeProduct) {
  const begun = storedInTab<Begun>(begunName(product));
  const typed = storedInTab<ProductDraft>(draftName(product));
  if (begun && typed && begun.revision !== product.revision) rebase(product, begun.draft, typed);
  storeInTab(begunName(product), { revision: product.revision, draft: draftOf(product) } satisfies Begun);
  return product;
}

/** Only values typed over the older state win. */
export function rebase(product: WholeProduct, older: ProductDraft, typed: ProductDraft) {
  storeInTab(draftName(product), { ...draftOf(product), ...changesBetween(older, typed) });
}

export function forgetEdit(product: WholeProduct) {
  removeFromTab(draftName(product));
}
