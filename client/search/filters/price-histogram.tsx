import { useId } from 'react';
import type { Choices } from '#contract/search.ts';

const HEIGHT = 100;
const LINE = 4;
const GAP = 0.12;

interface PriceHistogramProps {
  bars: Choices['price'];
  from: number;
  to: number;
}

/** Decorative: the fields have the values. */
export function PriceHistogram({ bars, from, to }: PriceHistogramProps) {
  const id = useId();
  const most = Math.max(1, ...bars.map(({ bikes }) => bikes));
  const shapes = bars.map(({ from: price, bikes }, nth) => {
    const height = bikes && Math.max(3, (bikes / most) * (HEIGHT - LINE));
    return <rect key={price} x={nth + GAP / 2} y={HEIGHT - LINE - height} width={1 - GAP} height={height} />;
  });
  const line = <rect x={0} y={HEIGHT - LINE} width={bars.length} height={LINE} />;
  return (
    <svg
      viewBox={`0 0 ${bars.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-20 w-full"
    >
      <clipPath id={id}>
        <rect x={from} y={0} width={Math.max(0, to - from)} height={HEIGHT} />
      </clipPath>
      <g className="fill-base-content/20">
        {shapes}
        {line}
      </g>
      <g className="fill-base-content" clipPath={`url(#${id})`}>
        {shapes}
        {line}
      </g>
    </svg>
  );
}
