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

const STEP_TEXTS: Record<Step, string> = { day: 'By day', week: 'By week', month: 'By month' };
const COLUMNS: Record<Step, string> = { day: 'Day', week: 'Week', month: 'Month' };
const TABLES: Record<Step, Message> = {
  day: message('Figures by day'),
  week: message('Figures by week'),
  month: message('Figures by month'),
};

/** The figures of a period; the chosen one is drawn, and all of them stand in a table. */
export function MarketView({ market: { days, former }, period }: { market: Market; period: MarketPeriod }) {
  const [figure, setFigure] = useState<ShownFigure>('paid');
  const { step, choose } = useStep(period);
  const steps = useMemo(() => inSteps(days, step), [days, step]);
  const labels = useMemo(() => steps.map(({ day }) => shortStep(day, step)), [steps, step]);
  const { title, hint } = FIGURE_WORDS[figure];
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
          title: FIGURE_WORDS[key].title,
          value: total(key),
          note: `${wordsOf(key, amountOf(key, former[key]))} in the ${days.length} days before`,
        }))}
        chosen={figure}
        onChoose={setFigure}
      />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="w-36">
          <SelectField
            label="Chart"
            options={STEPS.map((value) => ({ value, text: STEP_TEXTS[value] }))}
            value={step}
            onChange={({ target }) => choose(target.value)}
          />
        </div>
        <Download table="days" days={period} of="all figures by day" />
      </div>
      <ChartCard
        title={`${title} ${STEP_TEXTS[step].toLowerCase()}`}
        hint={t(hint)}
        nothing={`None in these ${days.length} days.`}
        label={`${title}: ${total(figure)} in ${days.length} days.`}
        labels={labels}
        series={series}
        format={format}
      />
      <TableBehind
        label={t(TABLES[step])}
        columns={[COLUMNS[step], ...SHOWN_FIGURES.map((key) => FIGURE_WORDS[key].title)]}
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
