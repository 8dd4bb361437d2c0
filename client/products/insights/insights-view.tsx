import { useMemo, useState } from 'react';
import { ChartCard } from '#client/ui/chart/chart-card.tsx';
import { FigureTiles } from '#client/ui/chart/figure-tiles.tsx';
import { TableBehind } from '#client/ui/chart/table-behind.tsx';
import { dayInWords, shortDay } from '#client/ui/day-in-words.ts';
import { inThousands } from '#contract/format.ts';
import { INSIGHT_FIGURES, type InsightFigure, type Insights } from '#contract/insights.ts';
import { t } from '#language/t.ts';
import { chartWords, FIGURE_WORDS, totalOf } from './figures.ts';

const titles = INSIGHT_FIGURES.map((figure) => FIGURE_WORDS[figure].title);

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
      <FigureTiles<InsightFigure>
        tiles={INSIGHT_FIGURES.map((key) => ({
          key,
          title: FIGURE_WORDS[key].title,
          value: inThousands(totalOf(days, key)),
          note: `${inThousands(former[key])} in the ${days.length} days before`,
        }))}
        chosen={figure}
        onChoose={setFigure}
      />
      <ChartCard
        title={`${FIGURE_WORDS[figure].title} by day`}
        hint={t(FIGURE_WORDS[figure].hint)}
        nothing={`None in these ${days.length} days.`}
        label={chartWords(days, figure)}
        labels={labels}
        series={series}
        format={inThousands}
      />
      <TableBehind
        label={t('Figures by day')}
        columns={['Day', ...titles]}
        rows={days.toReversed().map((day) => ({
          key: day.day,
          title: dayInWords(day.day),
          values: INSIGHT_FIGURES.map((each) => inThousands(day[each])),
        }))}
      />
    </div>
  );
}
