import { TextField } from '#client/ui/field.tsx';
import { t } from '#language/t.ts';
import { type FormOfProduct, fieldOf } from './form-field.ts';
import { isBlank } from './product-draft.ts';

export function AgeFields({ form }: { form: FormOfProduct }) {
  const modelYear = form.watch('modelYear');
  return (
    <>
      <TextField
        label={t('Model year')}
        inputMode="numeric"
        hint={t('As on the registration')}
        {...fieldOf(form, 'modelYear')}
      />
      {isBlank(modelYear) ? (
        <TextField label={t('Years of Use')} inputMode="decimal" required {...fieldOf(form, 'yearsOfUse')} />
      ) : (
        <div className="grid content-start gap-1.5">
          <p className="text-sm font-semibold">{t('Years of Use')}</p>
          <p className="flex min-h-11 items-center text-quiet">{followingFrom(Number(modelYear))}</p>
        </div>
      )}
    </>
  );
}

function followingFrom(year: number) {
  if (!/^\d{4}$/.test(String(year))) return t('They follow from the model year');
  return t('{years}, from the model year', { years: Math.max(0, new Date().getUTCFullYear() - year) });
}
