import type { UseFormReturn } from 'react-hook-form';
import type { ProductDraft } from './product-draft.ts';

export type FormOfProduct = UseFormReturn<ProductDraft>;

export function fieldOf({ register, formState }: FormOfProduct, name: keyof ProductDraft) {
  return { fault: formState.errors[name]?.message, ...register(name) };
}
