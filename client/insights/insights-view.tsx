import { useMemo, useState } from 'react';
import { BarChart } from '#client/ui/chart/bar-chart.tsx';
import { shortDay } from '#client/ui/day-in-words.ts';
import { inThousands } from '#contract/format.ts';
import type { InsightFigure, Insights } from '#contract/insights.ts';
import { FigureTiles } from './figure-tiles.tsx';
import { chartWords, FIGURE_WORDS, totalOf } from './figures.ts';
import { FiguresTable } from './figures-table.tsx';

/** Six figures of a period; the chosen one is drawn by day, and all of them stand in a table. */
export function InsightsView({ insights }: { insights: Insights }) {
  const { days, former } = insights;
  const [figure, setFigure] = useState<InsightFigure>('views');
  const labels = useMemo(() => days.map(({ day }) => shortDay(day)), [days]);
  const series = useMemo(
    () => [{ name: FIGURE_WORDS[figure].title, values: days.map((day) => day[figure]) }],
    [days, figure],
  );
  return (
    <div className="grid min-w-0 gap-5">
      <FigureTiles days={days} former={former} chosen={figure} onChoose={setFigure} />
      <section aria-labelledby="by-day" className="min-w-0 rounded-box border border-base-300 bg-base-100 p-4 sm:p-6">
        <h2 id="by-day" className="text-xl">
          {FIGURE_WORDS[figure].title} by day
        </h2>
        <p className="mt-1 mb-4 text-sm text-quiet">{FIGURE_WORDS[figure].hint}.</p>
        {totalOf(days, figure) > 0 ? (
          <BarChart label={chartWords(days, figure)} labels={labels} series={series} format={inThousands} />
        ) : (
          <p className="grid h-56 place-items-center rounded-field bg-base-200 px-4 text-center text-quiet sm:h-72">
            None in these {days.length} days.
          </p>
        )}
      </section>
      <details className="min-w-0 rounded-box border border-base-300 bg-base-100">
        <summary className="cursor-pointer px-4 py-3 font-semibold sm:px-6">All figures in a table</summary>
        <FiguresTable days={days} />
      </details>
    </div>
  );
}
