import { Day } from '#client/ui/day.tsx';
import { inThousands } from '#contract/format.ts';
import { INSIGHT_FIGURES, type InsightDay } from '#contract/insights.ts';
import { FIGURE_WORDS } from './figures.ts';

/** Newest first. */
export function FiguresTable({ days }: { days: InsightDay[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard has to scroll it
    <section aria-label="Figures by day" tabIndex={0} className="max-h-96 overflow-auto px-4 pb-4 sm:px-6">
      <table className="w-full text-sm tabular-nums">
        <thead className="sticky top-0 bg-base-100 text-left">
          <tr>
            <th scope="col" className="py-2 pr-4 font-semibold">
              Day
            </th>
            {INSIGHT_FIGURES.map((figure) => (
              <th key={figure} scope="col" className="px-3 py-2 text-right font-semibold">
                {FIGURE_WORDS[figure].title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day} className="border-t border-base-300">
              <th scope="row" className="py-1.5 pr-4 text-left font-normal whitespace-nowrap">
                <Day of={day.day} />
              </th>
              {INSIGHT_FIGURES.map((figure) => (
                <td key={figure} className="px-3 py-1.5 text-right">
                  {inThousands(day[figure])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
