import type { ReactNode } from 'react';
import { Price } from '#client/ui/price.tsx';
import { PRICE_LABEL_WORDS, type PriceBand, type PriceLabel, priceLabelOf } from '#contract/price-label.ts';
import { t } from '#language/t.ts';

/** Of the middle, to each side. */
const WIDE = 0.35;

interface BandWordsProps {
  band: PriceBand;
  label: PriceLabel | undefined;
  count: number;
  price: number;
}

export function BandWords({ band, label, count, price }: BandWordsProps) {
  const { low, middle, high } = band;
  return (
    <>
      <p className="mt-4 text-lg">
        {label && <strong className="font-heading">{t(PRICE_LABEL_WORDS[label])}. </strong>}
        Four of five bikes like this one cost <Range band={band} />.
      </p>
      <ul className="mt-2 grid list-disc gap-1 pl-5 text-sm text-quiet sm:text-base">
        <li>
          From {count} bikes of others. Each price is adjusted to the year, kilometres and owners of this bike; the
          middle of the range is <Price dollars={middle} />.
        </li>
        <li>Prices that were paid here, recent ones and those of the most similar bikes count more.</li>
        {(high - low) / 2 > WIDE * middle && (
          <li>The range is wide: the bikes are few, or their prices differ much.</li>
        )}
        {!label && <li>{whyNoLabel(price, band)}</li>}
      </ul>
    </>
  );
}

function whyNoLabel(price: number, band: PriceBand): ReactNode {
  if (priceLabelOf(price, band)) return 'The price has just changed. A quarter of an hour later we say how good it is.';
  return 'This price is far below the others. It may be a deposit or a part of the price: ask the seller.';
}

function Range({ band: { low, high } }: { band: PriceBand }) {
  return (
    <strong className="whitespace-nowrap">
      <Price dollars={low} /> to <Price dollars={high} />
    </strong>
  );
}

export function TooFew({ count }: { count: number }) {
  const others = count === 0 ? 'no other bike' : `only ${count} other ${count === 1 ? 'bike' : 'bikes'}`;
  return (
    <p className="mt-4">
      <strong className="font-heading">Too few like it.</strong> We know {others} to compare with, and name a range from
      three on.
    </p>
  );
}
