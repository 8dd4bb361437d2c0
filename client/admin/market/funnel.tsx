import type { Market, MarketFigure } from '#contract/market-figures.ts';
import { formatNumber } from '#language/formatters.ts';
import { type Message, message, t } from '#language/t.ts';
import { sumOf } from './figures.ts';

const STEPS: readonly [MarketFigure, Message][] = [
  ['searchers', message('Searched')],
  ['viewers', message('Opened a bike')],
  ['askers', message('Asked, offered or kept it in mind')],
  ['booked', message('Booked')],
  ['paid', message('Paid')],
  ['handedOver', message('Got the keys')],
];

/** From the search to the keys. Visitors and people count once a day, deals each. */
export function Funnel({ days }: Pick<Market, 'days'>) {
  const figures = days.map((day) => day.figures);
  const counts = STEPS.map(([figure, text]) => ({ figure, text, count: sumOf(figures, figure).count }));
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <section aria-labelledby="funnel" className="min-w-0 rounded-box border border-base-300 bg-base-100 p-4 sm:p-6">
      <h2 id="funnel" className="text-xl">
        {t('From search to keys')}
      </h2>
      <ol className="mt-4 grid gap-3">
        {counts.map(({ figure, text, count }) => (
          <li key={figure} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 text-sm">
            <span>{t(text)}</span>
            <span className="font-semibold tabular-nums">{formatNumber(count)}</span>
            <progress
              aria-hidden="true"
              value={count}
              max={most}
              className="progress col-span-2 mt-1 h-2 text-primary"
            />
          </li>
        ))}
      </ol>
      <p className="mt-4 text-xs text-quiet">{t('Visitors and people count once a day, bookings each.')}</p>
    </section>
  );
}
