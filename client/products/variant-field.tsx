import { useController } from 'react-hook-form';
import { reply } from '#client/api/call.ts';
import { ComboBox } from '#client/ui/combo-box.tsx';
import { findModels } from '#contract/models.ts';
import { t } from '#language/t.ts';
import type { FormOfProduct } from './form-field.ts';

export function VariantField({ form }: { form: FormOfProduct }) {
  const { field, fieldState } = useController({ control: form.control, name: 'variant' });
  const { getValues } = form;

  async function variantsLike(text: string, signal: AbortSignal) {
    const { modelId, model: q } = getValues();
    if (!modelId) return [];
    const { answer } = await reply(findModels, { query: { q } }, signal);
    const variants = answer.find(({ _id }) => _id === modelId)?.variants ?? [];
    return variants
      .filter((variant) => variant.toLowerCase().includes(text.toLowerCase()))
      .map((variant) => ({ key: variant, text: variant }));
  }

  return (
    <ComboBox
      {...field}
      value={field.value ?? ''}
      label={t('Variant')}
      maxLength={60}
      fault={fieldState.error?.message}
      suggest={variantsLike}
      eager
      onType={field.onChange}
      onChoose={({ text }) => field.onChange(text)}
    />
  );
}
