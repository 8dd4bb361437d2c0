import type { PriceBand } from '#contract/price-label.ts';

/** Prices further off are drawn at the edge. */
const [FARTHEST_BELOW, FARTHEST_ABOVE] = [0.5, 2];
const MARGIN = 0.04;

/** Prices to percent of the chart's width. */
export function priceScale({ low, high }: PriceBand, prices: readonly number[]) {
  const least = Math.min(low, Math.max(Math.min(...prices), low * FARTHEST_BELOW));
  const most = Math.max(high, Math.min(Math.max(...prices), high * FARTHEST_ABOVE));
  const margin = (most - least) * MARGIN;
  const [from, to] = [least - margin, most + margin];
  return (price: number) => (100 * Math.min(Math.max(price - from, margin), to - margin - from)) / (to - from);
}

interface Dot<T> {
  item: T;
  percent: number;
  /** Above how many others it is drawn. */
  level: number;
}

/** Dots closer than `width` percent are drawn one above the other. */
export function stacked<T>(items: readonly T[], percentOf: (item: T) => number, width: number): Dot<T>[] {
  const levels: number[] = [];
  return items
    .map((item) => ({ item, percent: percentOf(item) }))
    .sort((a, b) => a.percent - b.percent)
    .map(({ item, percent }) => {
      const free = levels.findIndex((last) => percent - last >= width);
      const level = free < 0 ? levels.length : free;
      levels[level] = percent;
      return { item, percent, level };
    });
}

/** In percent, on a narrow phone: what a price takes as text. */
const TEXT_WIDTH = 20;

/** Of text above a point. */
export function anchorAt(percent: number) {
  if (percent < TEXT_WIDTH) return 'start';
  return percent > 100 - TEXT_WIDTH ? 'end' : 'middle';
}

/** Beside the ends of a band where there is room, else within it; never one over the other. */
export function endLabels(low: number, high: number) {
  const [isLowInside, isHighInside] = [low < TEXT_WIDTH, high > 100 - TEXT_WIDTH];
  return [
    isLowInside
      ? { percent: low, anchor: 'start' as const }
      : { percent: isHighInside ? Math.min(low, high - TEXT_WIDTH) : low, anchor: 'end' as const },
    isHighInside
      ? { percent: high, anchor: 'end' as const }
      : { percent: isLowInside ? Math.max(high, low + TEXT_WIDTH) : high, anchor: 'start' as const },
  ];
}
