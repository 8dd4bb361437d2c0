import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { type ProductTrend, TREND_DAYS } from '#contract/insights.ts';
import { t } from '#language/t.ts';

const SIZE = { width: 96, height: 28 };

interface TrendLinkProps {
  productName: string;
  trend: ProductTrend;
}

/** A month of page views, with a link to all figures of the bike. */
export function TrendLink({ productName, trend: { _id: id, impressions, views } }: TrendLinkProps) {
  const text = t(
    '{views, plural, one {# page view} other {# page views}}, shown {times, plural, =1 {once} other {# times}} in {days, plural, one {# day} other {# days}}',
    { views: sum(views), times: sum(impressions), days: TREND_DAYS },
  );
  return (
    <Link
      to={paths.productInsights(id)}
      aria-label={t('{figures}: insights of {bike}', { figures: text, bike: productName })}
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

const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
