import { formatPrice } from '#contract/format.ts';
import type { Import } from '#contract/imports.ts';
import { DOLLAR, type ImportDraft } from './draft.ts';
import { plainAmount } from './plain-amount.ts';

const ANY_PRICE = '100,000';

/** A converted price of the file, so that a wrong rate or column is noticed. */
export function PriceExample({ import: one, draft }: { import: Import; draft: ImportDraft }) {
  const { currency, perDollar, columns } = draft;
  const samples = one.columns[columns.indexOf('resalePrice')]?.samples ?? [];
  const ofFile = samples.find((text) => plainAmount(text, currency));
  const written = ofFile ?? ANY_PRICE;
  const rate = currency === DOLLAR ? 1 : Number(perDollar);
  const listed = Math.round(((plainAmount(written, currency) ?? 0) / rate) * 100) / 100;
  return (
    <p role="status" className="rounded-field bg-base-300/60 px-4 py-3 empty:hidden">
      {rate > 0 && (ofFile || currency !== DOLLAR) && (
        <>
          A price of <strong>{written}</strong> {ofFile && 'in your file'} is listed as{' '}
          <strong className="tabular-nums">{formatPrice(listed)}</strong>
          {currency !== DOLLAR && `, because 1 dollar is ${perDollar} ${currency}`}.
        </>
      )}
    </p>
  );
}
