import { useQuery } from '@tanstack/react-query';
import { query } from '#client/api/query-client.ts';
import { currencyName } from '#client/ui/currency-name.ts';
import { distanceUnitOptions } from '#client/ui/distance-units.ts';
import { SelectField, TextField } from '#client/ui/field.tsx';
import { listCategories } from '#contract/categories.ts';
import type { Import } from '#contract/imports.ts';
import type { DistanceUnit } from '#language/display.ts';
import { type Message, message, t } from '#language/t.ts';
import { currencyOptions } from './currencies.ts';
import { DOLLAR, type DraftFaults, type ImportDraft, isGiven } from './draft.ts';
import { PlaceField } from './place-field.tsx';
import { PriceExample } from './price-example.tsx';

const conditions: Record<NonNullable<ImportDraft['condition']>, Message> = {
  '': message('Not said'),
  Excellent: message('All bikes are Excellent'),
  Good: message('All bikes are Good'),
  Fair: message('All bikes are Fair'),
};

interface SettingsProps {
  import: Import;
  draft: ImportDraft;
  faults: DraftFaults['settings'];
  onChange(wish: Partial<ImportDraft>): void;
}

export function Settings({ import: one, draft, faults, onChange }: SettingsProps) {
  const { data: categories = [] } = useQuery(query(listCategories, {}));
  const brands = categories.map(({ brandName }) => ({ value: brandName, text: brandName }));
  /** For rows whose cell in the column is empty. */
  const hint = (field: 'categoryName' | 'condition' | 'sellerLocation' | 'sellerPhone', otherwise: string) =>
    isGiven(draft, field) ? t('Used when a row has none') : otherwise;
  return (
    <fieldset className="mt-8 grid gap-5">
      <legend className="mb-4 font-heading text-2xl font-bold">{t('For all rows')}</legend>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t('Phone Number')}
          type="tel"
          autoComplete="tel"
          hint={hint('sellerPhone', t('Buyers call it'))}
          required={!isGiven(draft, 'sellerPhone')}
          fault={faults.sellerPhone}
          value={draft.sellerPhone}
          onChange={({ target }) => onChange({ sellerPhone: target.value })}
        />
        <PlaceField
          label={t('Location')}
          hint={hint('sellerLocation', t('The town where the bikes can be seen'))}
          required={!isGiven(draft, 'sellerLocation')}
          fault={faults.sellerLocation ?? faults.placeId}
          value={draft.sellerLocation}
          onChange={(sellerLocation, placeId) => onChange({ sellerLocation, placeId })}
        />
        <SelectField
          label={t('Brand')}
          hint={hint('categoryName', t('Choose one when all are of the same brand'))}
          options={[{ value: '', text: t('Taken from the name') }, ...brands]}
          fault={faults.categoryName}
          value={draft.categoryName}
          onChange={({ target }) => onChange({ categoryName: target.value })}
        />
        <SelectField
          label={t('Condition')}
          hint={hint('condition', t('Choose one only when it is true of every bike'))}
          options={Object.entries(conditions).map(([value, text]) => ({ value, text: t(text) }))}
          fault={faults.condition}
          value={draft.condition}
          onChange={({ target }) => onChange({ condition: target.value as ImportDraft['condition'] })}
        />
        <SelectField
          label={t('Prices are in')}
          hint={t('Where a price does not say its currency itself')}
          options={currencyOptions(draft.currency)}
          fault={faults.currency}
          value={draft.currency}
          onChange={({ target }) => onChange({ currency: target.value, perDollar: '' })}
        />
        {draft.currency !== DOLLAR && (
          <TextField
            label={t('1 dollar in {currency}', { currency: draft.currency })}
            inputMode="decimal"
            hint={t('How much {currency} one dollar is today', { currency: currencyName(draft.currency) })}
            required
            fault={faults.perDollar}
            value={draft.perDollar}
            onChange={({ target }) => onChange({ perDollar: target.value })}
          />
        )}
        {isGiven(draft, 'kilometres') && (
          <SelectField
            label={t('Distances are in')}
            hint={t('Where a distance does not say it itself')}
            options={distanceUnitOptions()}
            fault={faults.distanceUnit}
            value={draft.distanceUnit}
            onChange={({ target }) => onChange({ distanceUnit: target.value as DistanceUnit })}
          />
        )}
      </div>
      <PriceExample import={one} draft={draft} />
    </fieldset>
  );
}
