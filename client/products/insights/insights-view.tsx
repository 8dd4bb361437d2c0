import { useMemo, useState } from 'react';
import { ChartCard } from '#client/ui/chart/chart-card.tsx';
import { FigureTiles } from '#client/ui/chart/figure-tiles.tsx';
import { TableBehind } from '#client/ui/chart/table-behind.tsx';
import { dayInWords, shortDay } from '#client/ui/day-in-words.ts';
import { INSIGHT_FIGURES, type InsightFigure, type Insights } from '#contract/insights.ts';
import { formatNumber } from '#language/formatters.ts';
import { t } from '#language/t.ts';
import { chartWords, FIGURE_WORDS, totalOf } from './figures.ts';

/** Six figures of a period; the chosen one is drawn by day, and all of them stand in a table. */
export function InsightsView({ insights }: { insights: Insights }) {
  const { days, former } = insights;
  const [figure, setFigure] = useState<InsightFigure>('views');
  const labels = useMemo(() => days.map(({ day }) => shortDay(day)), [days]);
  const series = useMemo(
    () => [{ name: t(FIGURE_WORDS[figure].title), values: days.map((day) => day[figure]) }],
    [days, figure],
  );
  return (
    <div className="grid min-w-0 gap-5">
      <FigureTiles<InsightFigure>
        tiles={INSIGHT_FIGURES.map((key) => ({
          key,
          title: t(FIGURE_WORDS[key].title),
          value: formatNumber(totalOf(days, key)),
          note: t('{count, number} in the {days, plural, one {# day} other {# days}} before', {
            count: former[key],
            days: days.length,
          }),
        }))}
        chosen={figure}
        onChoose={setFigure}
      />
      <ChartCard
        title={t(FIGURE_WORDS[figure].byDay)}
        hint={t(FIGURE_WORDS[figure].hint)}
        nothing={t('None in these {days, plural, one {# day} other {# days}}.', { days: days.length })}
        label={chartWords(days, figure)}
        labels={labels}
        series={series}
        format={formatNumber}
      />
      <TableBehind
        label={t('Figures by day')}
        columns={[t('Day'), ...INSIGHT_FIGURES.map((each) => t(FIGURE_WORDS[each].title))]}
        rows={days.toReversed().map((day) => ({
          key: day.day,
          title: dayInWords(day.day),
          values: INSIGHT_FIGURES.map((each) => formatNumber(day[each])),
        }))}
      />
    </div>
  );
}
