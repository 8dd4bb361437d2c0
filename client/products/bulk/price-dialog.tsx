import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { SelectField, TextField } from '#client/ui/field.tsx';
import { changePrices } from '#contract/bulk.ts';
import { formatPrice } from '#contract/format.ts';
import { priceLimits } from '#contract/money.ts';
import type { Product } from '#contract/products.ts';
import { t } from '#language/t.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { newPrice, type PriceWay, readRule } from './new-price.ts';
import { countOf, outcomeWords, stateWords } from './outcome-words.ts';

const ways: { value: PriceWay; text: string; label: string }[] = [
  { value: 'lower', text: 'Lower by percent', label: 'Percent' },
  { value: 'raise', text: 'Raise by percent', label: 'Percent' },
  { value: 'set', text: 'Set all to one price', label: 'Price in $' },
];

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
      title="Change prices"
      confirm={changes.length ? `Change ${countOf(changes.length)}` : 'Change prices'}
      idle={!changes.length}
      bikes={bikes}
      act={() => {
        setSent(changes);
        return call(changePrices, { body: { changes } });
      }}
      actConfirmed={(ids) => call(changePrices, { body: { changes: confirmed(sent, ids) } })}
      done={(count) => `${countOf(count)} changed`}
      onClose={onClose}
      onDone={onDone}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="How"
          options={ways}
          value={mode}
          onChange={({ target }) => setMode(target.value as PriceWay)}
        />
        <TextField
          label={ways.find(({ value }) => value === mode)?.label ?? ''}
          inputMode="decimal"
          autoComplete="off"
          value={written}
          fault={written.trim() ? fault : undefined}
          onChange={({ target }) => setWritten(target.value)}
        />
      </div>
      <ul
        aria-label="New prices"
        className="max-h-72 divide-y divide-base-300 overflow-y-auto border-y border-base-300"
      >
        {planned.map(({ bike, price, why }) => (
          <li key={bike._id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span className="min-w-0 wrap-anywhere">{bike.productName}</span>
            <span className="ml-auto text-sm tabular-nums">
              {price !== undefined && (
                <>
                  <del className="text-quiet">{formatPrice(bike.resalePrice)}</del>{' '}
                  <strong>{formatPrice(price)}</strong>
                </>
              )}
              {why && (
                <span className="text-quiet">
                  stays at {formatPrice(bike.resalePrice)}. {why}.
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
  return price === bike.resalePrice ? { why: outcomeWords.unchanged } : { price };
}
