import { rich } from '#client/ui/rich.ts';
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
  const isDollar = currency === DOLLAR;
  const rate = isDollar ? 1 : Number(perDollar);
  const listed = Math.round(((plainAmount(written, currency) ?? 0) / rate) * 100) / 100;
  return (
    <p role="status" className="rounded-field bg-base-300/60 px-4 py-3 empty:hidden">
      {rate > 0 &&
        (ofFile || !isDollar) &&
        rich(
          isDollar
            ? 'A price of <price>{written}</price> in your file is listed as <dollars>{listed}</dollars>.'
            : ofFile
              ? 'A price of <price>{written}</price> in your file is listed as <dollars>{listed}</dollars>, because 1 dollar is {rate} {currency}.'
              : 'A price of <price>{written}</price> is listed as <dollars>{listed}</dollars>, because 1 dollar is {rate} {currency}.',
          {
            written,
            listed: formatPrice(listed),
            rate: perDollar,
            currency,
            price: (words) => <strong>{words}</strong>,
            dollars: (words) => <strong className="tabular-nums">{words}</strong>,
          },
        )}
    </p>
  );
}
