import type { ComponentProps } from 'react';
import { BarChart } from './bar-chart.tsx';

interface ChartCardProps extends ComponentProps<typeof BarChart> {
  title: string;
  hint: string;
  /** In place of an empty chart. */
  nothing: string;
}

export function ChartCard({ title, hint, nothing, ...chart }: ChartCardProps) {
  const isEmpty = chart.series.every(({ values }) => values.every((value) => value === 0));
  return (
    <section aria-labelledby="chart" className="min-w-0 rounded-box border border-base-300 bg-base-100 p-4 sm:p-6">
      <h2 id="chart" className="text-xl">
        {title}
      </h2>
      <p className="mt-1 mb-4 text-sm text-quiet">{hint}</p>
      {isEmpty ? (
        <p className="grid h-56 place-items-center rounded-field bg-base-200 px-4 text-center text-quiet sm:h-72">
          {nothing}
        </p>
      ) : (
        <BarChart {...chart} />
      )}
    </section>
  );
}
