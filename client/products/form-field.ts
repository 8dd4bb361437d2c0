import type { UseFormReturn } from 'react-hook-form';
import type { ProductDraft } from './product-draft.ts';

export type FormOfProduct = UseFormReturn<ProductDraft>;

/** What a field needs to be part of the form. */
export function fieldOf({ register, formState }: FormOfProduct, name: keyof ProductDraft) {
  return { fault: formState.errors[name]?.message, ...register(name) };
}
