import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ChartCard } from '#client/ui/chart/chart-card.tsx';
import { FigureTiles } from '#client/ui/chart/figure-tiles.tsx';
import { TableBehind } from '#client/ui/chart/table-behind.tsx';
import { SelectField } from '#client/ui/field.tsx';
import type { Market, MarketPeriod } from '#contract/market-figures.ts';
import { type Message, message, t } from '#language/t.ts';
import { Download } from './download.tsx';
import { amountOf, FIGURE_WORDS, SHOWN_FIGURES, type ShownFigure, sumOf, wordsOf } from './figures.ts';
import { inSteps, STEPS, type Step, shortStep, stepInWords, usualStep } from './steps.ts';

const STEP_TEXTS: Record<Step, Message> = {
  day: message('By day'),
  week: message('By week'),
  month: message('By month'),
};
const CHART_TITLES: Record<Step, Message> = {
  day: message('{figure} by day'),
  week: message('{figure} by week'),
  month: message('{figure} by month'),
};
const COLUMNS: Record<Step, Message> = { day: message('Day'), week: message('Week'), month: message('Month') };
const TABLES: Record<Step, Message> = {
  day: message('Figures by day'),
  week: message('Figures by week'),
  month: message('Figures by month'),
};

const titleOf = (figure: ShownFigure) => t(FIGURE_WORDS[figure].title);

/** The figures of a period; the chosen one is drawn, and all of them stand in a table. */
export function MarketView({ market: { days, former }, period }: { market: Market; period: MarketPeriod }) {
  const [figure, setFigure] = useState<ShownFigure>('paid');
  const { step, choose } = useStep(period);
  const steps = useMemo(() => inSteps(days, step), [days, step]);
  const labels = useMemo(() => steps.map(({ day }) => shortStep(day, step)), [steps, step]);
  const title = titleOf(figure);
  const series = useMemo(
    () => [{ name: title, values: steps.map(({ figures }) => amountOf(figure, figures[figure])) }],
    [steps, figure, title],
  );
  const format = useMemo(() => (value: number) => wordsOf(figure, value), [figure]);
  const all = days.map(({ figures }) => figures);
  const total = (key: ShownFigure) => wordsOf(key, amountOf(key, sumOf(all, key)));
  return (
    <>
      <FigureTiles<ShownFigure>
        tiles={SHOWN_FIGURES.map((key) => ({
          key,
          title: titleOf(key),
          value: total(key),
          note: t('{amount} in the {count} days before', {
            amount: wordsOf(key, amountOf(key, former[key])),
            count: days.length,
          }),
        }))}
        chosen={figure}
        onChoose={setFigure}
      />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="w-36">
          <SelectField
            label={t('Chart')}
            options={STEPS.map((value) => ({ value, text: t(STEP_TEXTS[value]) }))}
            value={step}
            onChange={({ target }) => choose(target.value)}
          />
        </div>
        <Download table="days" days={period} of={t('all figures by day')} />
      </div>
      <ChartCard
        title={t(CHART_TITLES[step], { figure: title })}
        hint={t(FIGURE_WORDS[figure].hint)}
        nothing={t('None in these {count} days.', { count: days.length })}
        label={t('{figure}: {amount} in {count} days.', { figure: title, amount: total(figure), count: days.length })}
        labels={labels}
        series={series}
        format={format}
      />
      <TableBehind
        label={t(TABLES[step])}
        columns={[t(COLUMNS[step]), ...SHOWN_FIGURES.map(titleOf)]}
        rows={steps.toReversed().map(({ day, figures }) => ({
          key: day,
          title: stepInWords(day, step),
          values: SHOWN_FIGURES.map((key) => wordsOf(key, amountOf(key, figures[key]))),
        }))}
      />
    </>
  );
}

function useStep(period: MarketPeriod) {
  const [params, setParams] = useSearchParams();
  const usual = usualStep(period);
  const step = STEPS.find((each) => each === params.get('by')) ?? usual;
  function choose(wish: string) {
    const next = new URLSearchParams(params);
    if (wish === usual) next.delete('by');
    else next.set('by', wish);
    setParams(next, { preventScrollReset: true, replace: true });
  }
  return { step, choose };
}
