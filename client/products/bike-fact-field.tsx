import { SelectField, TextField } from '#client/ui/field.tsx';
import { type BikeField, fieldOf as bikeField } from '#contract/bike-fields.ts';
import { inWords, labelWithUnit } from '#contract/bike-words.ts';
import { t } from '#language/t.ts';
import { type FormOfProduct, fieldOf } from './form-field.ts';
import { NOT_GIVEN } from './not-given.ts';

export function BikeFactField({ form, name }: { form: FormOfProduct; name: BikeField }) {
  const field = bikeField(name);
  const control = { label: t(labelWithUnit(name)), hint: field.hint && t(field.hint), ...fieldOf(form, name) };
  if (field.kind !== 'choice') return <TextField inputMode={field.kind === 'line' ? 'text' : 'numeric'} {...control} />;
  const options = field.values.map((value) => ({ value, text: inWords(name, value) }));
  return <SelectField options={[{ value: '', text: t(NOT_GIVEN) }, ...options]} {...control} />;
}
