import { formatPrice } from '#contract/format.ts';
import type { PriceBand } from '#contract/price-label.ts';
import type { Comparable } from '#contract/valuation.ts';
import { t } from '#language/t.ts';
import { anchorAt, endLabels, priceScale, stacked } from './price-scale.ts';

interface PriceChartProps {
  band: PriceBand;
  comparables: Comparable[];
  price: number;
}

/** In px; widths are percent, so that text and dots keep their size. */
const [TOP, BASE, HEIGHT] = [26, 98, 124];
const [RADIUS, STEP, MOST_LEVELS] = [4, 9, 7];
/** In percent, on a narrow phone. */
const DOT_WIDTH = 3.2;

/** Decorative: the words above and the list below say the same. */
export function PriceChart({ band, comparables, price }: PriceChartProps) {
  const at = priceScale(band, [price, ...comparables.map(({ adjusted }) => adjusted)]);
  const dots = stacked(comparables, ({ adjusted }) => at(adjusted), DOT_WIDTH);
  const [low, middle, high, own] = [at(band.low), at(band.middle), at(band.high), at(price)];
  const percent = (value: number) => `${value}%`;
  return (
    <figure className="mt-4">
      <svg width="100%" height={HEIGHT} aria-hidden="true" className="block rounded-field bg-base-100 text-xs">
        <rect
          x={percent(low)}
          width={percent(high - low)}
          y={TOP}
          height={BASE - TOP + RADIUS}
          rx="4"
          className="fill-base-300"
        />
        <line x1={percent(middle)} x2={percent(middle)} y1={TOP} y2={BASE + RADIUS} className="stroke-base-100" />
        {dots.map(({ item, percent: x, level }, nth) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: sold bikes have no id
            key={nth}
            cx={percent(x)}
            cy={BASE - RADIUS - (level % MOST_LEVELS) * STEP}
            r={RADIUS}
            strokeWidth="1.5"
            className={item._id ? 'fill-base-100 stroke-base-content' : 'fill-base-content stroke-base-content'}
          />
        ))}
        <line
          x1={percent(own)}
          x2={percent(own)}
          y1={TOP - 6}
          y2={BASE + RADIUS}
          strokeWidth="5"
          className="stroke-base-content"
        />
        <line
          x1={percent(own)}
          x2={percent(own)}
          y1={TOP - 5}
          y2={BASE + RADIUS - 1}
          strokeWidth="3"
          className="stroke-primary"
        />
        <text x={percent(own)} y={TOP - 11} textAnchor={anchorAt(own)} className="fill-base-content font-bold">
          {t('This bike')}
        </text>
        {endLabels(low, high).map(({ percent: x, anchor }, nth) => (
          <text key={anchor + x} x={percent(x)} y={HEIGHT - 6} textAnchor={anchor} className="fill-base-content">
            {formatPrice(nth === 0 ? band.low : band.high)}
          </text>
        ))}
      </svg>
      <figcaption className="mt-1.5 text-sm text-quiet">
        {t('Grey: the range. Rings: bikes on sale. Full dots: bikes sold here.')}
      </figcaption>
    </figure>
  );
}
