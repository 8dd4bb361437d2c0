import { inThousands } from '#contract/format.ts';
import { INSIGHT_FIGURES, type InsightDay, type InsightFigure, type InsightFigures } from '#contract/insights.ts';
import { FIGURE_WORDS, totalOf } from './figures.ts';

interface FigureTilesProps {
  days: InsightDay[];
  former: InsightFigures;
  chosen: InsightFigure;
  onChoose(figure: InsightFigure): void;
}

export function FigureTiles({ days, former, chosen, onChoose }: FigureTilesProps) {
  return (
    <fieldset>
      <legend className="sr-only">What the chart shows</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
        {INSIGHT_FIGURES.map((figure) => (
          <label
            key={figure}
            className="cursor-pointer rounded-box border border-base-300 bg-base-100 p-4 hover:border-base-content has-checked:border-base-content has-checked:bg-base-200 has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="figure"
              className="sr-only"
              checked={chosen === figure}
              onChange={() => onChoose(figure)}
            />
            <span className="block text-sm text-quiet">{FIGURE_WORDS[figure].title}</span>
            <span className="mt-1 block font-heading text-2xl font-extrabold tabular-nums">
              {inThousands(totalOf(days, figure))}
            </span>
            <span className="mt-1 block text-xs text-quiet tabular-nums">
              {inThousands(former[figure])} in the {days.length} days before
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
