import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { SelectField, TextField } from '#client/ui/field.tsx';
import { changePrices } from '#contract/bulk.ts';
import { formatPrice } from '#contract/format.ts';
import { priceLimits } from '#contract/money.ts';
import type { Product } from '#contract/products.ts';
import { type Message, message, t } from '#language/t.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { newPrice, PRICE_WAYS, type PriceWay, readRule } from './new-price.ts';
import { outcomeWords, stateWords } from './outcome-words.ts';

const WAYS: Record<PriceWay, { text: Message; label: Message }> = {
  lower: { text: message('Lower by percent'), label: message('Percent') },
  raise: { text: message('Raise by percent'), label: message('Percent') },
  set: { text: message('Set all to one price'), label: message('Price in $') },
};

interface Change {
  _id: string;
  formerPrice: number;
  resalePrice: number;
}

interface PriceDialogProps {
  bikes: Product[];
  onClose(): void;
  onDone(): void;
}

/** Previews each new price before the change. */
export function PriceDialog({ bikes, onClose, onDone }: PriceDialogProps) {
  const [mode, setMode] = useState<PriceWay>('lower');
  const [written, setWritten] = useState('');
  const [sent, setSent] = useState<Change[]>([]);
  const rule = readRule(mode, written);
  const fault = 'fault' in rule ? rule.fault : undefined;
  const planned = bikes.map((bike) => ({ bike, ...plan(bike, 'fault' in rule ? undefined : rule) }));
  const changes = planned.flatMap(({ bike, price }) =>
    price === undefined ? [] : { _id: bike._id, formerPrice: bike.resalePrice, resalePrice: price },
  );
  return (
    <BulkDialog
      title={t('Change prices')}
      confirm={
        changes.length
          ? t('Change {count, plural, one {# bike} other {# bikes}}', { count: changes.length })
          : t('Change prices')
      }
      idle={!changes.length}
      bikes={bikes}
      act={() => {
        setSent(changes);
        return call(changePrices, { body: { changes } });
      }}
      actConfirmed={(ids) => call(changePrices, { body: { changes: confirmed(sent, ids) } })}
      done={(count) => t('{count, plural, one {# bike} other {# bikes}} changed', { count })}
      onClose={onClose}
      onDone={onDone}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('How||prices change')}
          options={PRICE_WAYS.map((value) => ({ value, text: t(WAYS[value].text) }))}
          value={mode}
          onChange={({ target }) => setMode(target.value as PriceWay)}
        />
        <TextField
          label={t(WAYS[mode].label)}
          inputMode="decimal"
          autoComplete="off"
          value={written}
          fault={written.trim() ? fault : undefined}
          onChange={({ target }) => setWritten(target.value)}
        />
      </div>
      <ul
        aria-label={t('New prices')}
        className="max-h-72 divide-y divide-base-300 overflow-y-auto border-y border-base-300"
      >
        {planned.map(({ bike, price, why }) => (
          <li key={bike._id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span className="min-w-0 wrap-anywhere">{bike.productName}</span>
            <span className="ms-auto text-sm tabular-nums">
              {price !== undefined && (
                <>
                  <del className="text-quiet">{formatPrice(bike.resalePrice)}</del>{' '}
                  <strong>{formatPrice(price)}</strong>
                </>
              )}
              {why && (
                <span className="text-quiet">
                  {t('stays at {price}. {reason}.', { price: formatPrice(bike.resalePrice), reason: why })}
                </span>
              )}
              {price === undefined && !why && formatPrice(bike.resalePrice)}
            </span>
          </li>
        ))}
      </ul>
    </BulkDialog>
  );
}

const confirmed = (sent: Change[], ids: string[]) =>
  sent.filter(({ _id }) => ids.includes(_id)).map((change) => ({ ...change, confirmedPrice: change.resalePrice }));

function plan(bike: Product, rule: Exclude<ReturnType<typeof readRule>, { fault: string }> | undefined) {
  if (!bike.may.edit) return { why: stateWords(bike) };
  if (!rule) return {};
  const price = newPrice(bike.resalePrice, rule);
  if (price === undefined) return { why: t('Prices go from {lowest} to {highest}', priceLimits()) };
  return price === bike.resalePrice ? { why: t(outcomeWords.unchanged) } : { price };
}
