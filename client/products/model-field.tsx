import { useRef } from 'react';
import { useController } from 'react-hook-form';
import { reply } from '#client/api/call.ts';
import { ComboBox } from '#client/ui/combo-box.tsx';
import { inWords } from '#contract/bike-words.ts';
import { brandText } from '#contract/brand-text.ts';
import { findModels, type Model } from '#contract/models.ts';
import { t } from '#language/t.ts';
import type { FormOfProduct } from './form-field.ts';
import { isBlank, type ProductDraft } from './product-draft.ts';

/** The catalogue fills in only fields that nobody typed in. */
export function ModelField({ form }: { form: FormOfProduct }) {
  const { field, fieldState } = useController({ control: form.control, name: 'model' });
  const proposed = useRef<Partial<ProductDraft>>({});

  function propose<Name extends 'productName' | 'engineCc' | 'bodyType'>(name: Name, value: ProductDraft[Name]) {
    const typed = form.getValues(name);
    if (!isBlank(typed) && typed !== proposed.current[name]) return;
    proposed.current[name] = value;
    form.setValue(name, value as never, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }

  function choose({ model }: ModelSuggestion) {
    form.setValue('modelId', model._id);
    form.setValue('categoryName', model.brandName);
    field.onChange(model.name);
    propose('productName', `${brandText(model.brandName)} ${model.name}`);
    propose('engineCc', String(model.engineCc));
    propose('bodyType', model.bodyType);
  }

  return (
    <ComboBox
      {...field}
      value={field.value ?? ''}
      label={t('Model')}
      placeholder="Pulsar 150"
      maxLength={60}
      fault={fieldState.error?.message}
      suggest={modelsLike}
      onType={(text) => {
        form.setValue('modelId', undefined);
        field.onChange(text);
      }}
      onChoose={choose}
    />
  );
}

interface ModelSuggestion {
  key: string;
  text: string;
  detail: string;
  model: Model;
}

async function modelsLike(q: string, signal: AbortSignal): Promise<ModelSuggestion[]> {
  const { answer } = await reply(findModels, { query: { q } }, signal);
  return answer.map((model) => ({
    key: model._id,
    text: model.name,
    detail: detailOf(model),
    model,
  }));
}

function detailOf({ brandName, engineCc, bodyType, from, to }: Model) {
  const known = { brand: brandText(brandName), cc: engineCc, body: inWords('bodyType', bodyType).toLowerCase(), from };
  return to
    ? t('{brand}, {cc} cc {body}, {from} to {to}', { ...known, to })
    : t('{brand}, {cc} cc {body}, {from} to today', known);
}
