import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { inThousands } from '#contract/format.ts';
import { type ProductTrend, TREND_DAYS } from '#contract/insights.ts';

const SIZE = { width: 96, height: 28 };

interface TrendLinkProps {
  productName: string;
  trend: ProductTrend;
}

/** A month of page views, with a link to all figures of the bike. */
export function TrendLink({ productName, trend: { _id: id, impressions, views } }: TrendLinkProps) {
  const text = `${viewsOf(sum(views))}, shown ${timesOf(sum(impressions))} in ${TREND_DAYS} days`;
  return (
    <Link
      to={paths.productInsights(id)}
      aria-label={`${text}: insights of ${productName}`}
      className="group flex w-fit flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet tabular-nums"
    >
      <Bars values={views} />
      <span className="underline decoration-base-300 underline-offset-4 group-hover:decoration-current">{text}</span>
    </Link>
  );
}

function Bars({ values }: { values: number[] }) {
  const step = SIZE.width / values.length;
  const most = Math.max(1, ...values);
  const heightOf = (value: number) => Math.max(value ? 2 : 1, (value / most) * SIZE.height);
  return (
    <svg
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      className="h-7 w-24 shrink-0 text-base-content/70"
      aria-hidden="true"
    >
      {values.map((value, day) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
          key={day}
          x={day * step}
          y={SIZE.height - heightOf(value)}
          width={step - 1}
          height={heightOf(value)}
          fill="currentColor"
          opacity={value ? 1 : 0.35}
        />
      ))}
    </svg>
  );
}

const viewsOf = (count: number) => (count === 1 ? '1 page view' : `${inThousands(count)} page views`);
const timesOf = (count: number) => (count === 1 ? 'once' : `${inThousands(count)} times`);
const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
