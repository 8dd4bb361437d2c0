import { Price } from '#client/ui/price.tsx';
import { rich } from '#client/ui/rich.ts';
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
        {label && <strong className="font-heading">{t('{label}.', { label: t(PRICE_LABEL_WORDS[label]) })} </strong>}
        {rich('Four of five bikes like this one cost <range><low></low> to <high></high></range>.', {
          range: (words) => <strong className="whitespace-nowrap">{words}</strong>,
          low: () => <Price dollars={low} />,
          high: () => <Price dollars={high} />,
        })}
      </p>
      <ul className="mt-2 grid list-disc gap-1 ps-5 text-sm text-quiet sm:text-base">
        <li>
          {rich(
            'From {count, plural, one {# bike} other {# bikes}} of others. Each price is adjusted to the year, kilometres and owners of this bike; the middle of the range is <middle></middle>.',
            { count, middle: () => <Price dollars={middle} /> },
          )}
        </li>
        <li>{t('Prices that were paid here, recent ones and those of the most similar bikes count more.')}</li>
        {(high - low) / 2 > WIDE * middle && (
          <li>{t('The range is wide: the bikes are few, or their prices differ much.')}</li>
        )}
        {!label && <li>{whyNoLabel(price, band)}</li>}
      </ul>
    </>
  );
}

function whyNoLabel(price: number, band: PriceBand) {
  if (priceLabelOf(price, band))
    return t('The price has just changed. A quarter of an hour later we say how good it is.');
  return t('This price is far below the others. It may be a deposit or a part of the price: ask the seller.');
}

export function TooFew({ count }: { count: number }) {
  return (
    <p className="mt-4">
      {rich(
        '<strong>Too few like it.</strong> We know {count, plural, =0 {no other bike} one {only # other bike} other {only # other bikes}} to compare with, and name a range from three on.',
        { count, strong: (words) => <strong className="font-heading">{words}</strong> },
      )}
    </p>
  );
}
