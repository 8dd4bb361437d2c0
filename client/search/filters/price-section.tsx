import { type PropsWithChildren, useState } from 'react';
import { formatPrice } from '#contract/format.ts';
import type { Choices } from '#contract/search.ts';
import { formatNumber } from '#language/formatters.ts';
import { formatList } from '#language/lists-and-names.ts';
import { t } from '#language/t.ts';
import { priceEdges } from './price-scale.ts';
import { type PriceRange, PriceSlider } from './price-slider.tsx';
import { Section } from './section.tsx';
import { WholeNumberField } from './whole-number-field.tsx';

interface PriceSectionProps extends PropsWithChildren {
  bars: Choices['price'];
  range: PriceRange;
  /** Only good prices are asked for. */
  isGood: boolean;
  onChange(range: PriceRange): void;
}

export function PriceSection({ bars, range, isGood, children, onChange }: PriceSectionProps) {
  const [moved, setMoved] = useState<PriceRange>();
  const edges = priceEdges(bars);
  const [lowest, highest] = [edges.at(0), edges.at(-1)].map((edge) => (edge === undefined ? edge : formatNumber(edge)));
  const shown = moved ?? range;

  function change(next: PriceRange) {
    setMoved(undefined);
    if (next.minPrice !== range.minPrice || next.maxPrice !== range.maxPrice) onChange(next);
  }

  return (
    <Section
      title={t('Price')}
      set={formatList([inWords(range), isGood ? t('good or better||price') : ''].filter(Boolean), 'unit')}
      opensAtOnce
    >
      {edges.length > 0 && (
        <PriceSlider bars={bars} edges={edges} range={shown} onMove={setMoved} onRest={() => moved && change(moved)} />
      )}
      <div className="grid grid-cols-2 gap-3">
        <WholeNumberField
          name="minPrice"
          label={t('From ($)')}
          value={shown.minPrice}
          placeholder={lowest}
          faultOf={(minPrice) => faultOf({ ...shown, minPrice })}
          onChange={(minPrice) => change({ ...shown, minPrice })}
        />
        <WholeNumberField
          name="maxPrice"
          label={t('To ($)')}
          value={shown.maxPrice}
          placeholder={highest}
          faultOf={(maxPrice) => faultOf({ ...shown, maxPrice })}
          onChange={(maxPrice) => change({ ...shown, maxPrice })}
        />
      </div>
      <div className="mt-3">{children}</div>
    </Section>
  );
}

function inWords({ minPrice, maxPrice }: PriceRange) {
  const [from, to] = [minPrice, maxPrice].map((price) => price && formatPrice(Number(price)));
  if (from && to) return t('{from} to {to}', { from, to });
  if (from) return t('From {price}', { price: from });
  return to ? t('Up to {price}', { price: to }) : '';
}

const faultOf = ({ minPrice, maxPrice }: PriceRange) =>
  minPrice && maxPrice && Number(minPrice) > Number(maxPrice) ? t('From is more than to') : undefined;
