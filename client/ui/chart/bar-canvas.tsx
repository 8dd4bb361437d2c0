import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';
import { useEffect, useRef } from 'react';
import { t } from '#language/t.ts';
import { usePrefersDark } from './prefers-dark.ts';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

export interface Bars {
  name: string;
  values: number[];
}

export interface CanvasProps {
  /** What the chart says, for those who do not see it. */
  label: string;
  labels: string[];
  /** The first stands out. */
  series: Bars[];
  format?: (value: number) => string;
}

const SIZES = { font: 12, longest: 7 };

export default function BarCanvas({ label, labels, series, format = String }: CanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isDark = usePrefersDark();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme changes the colours
  useEffect(() => {
    if (!canvas.current) return;
    const colours = coloursOf(canvas.current);
    const font = { family: getComputedStyle(canvas.current).fontFamily, size: SIZES.font };
    const chart = new Chart(canvas.current, {
      type: 'bar',
      data: {
        labels,
        datasets: series.map(({ name, values }, nth) => ({
          label: name,
          data: values,
          backgroundColor: nth ? colours.rest : colours.first,
          hoverBackgroundColor: colours.text,
          borderRadius: 3,
          maxBarThickness: 36,
        })),
      },
      options: {
        animation: false,
        maintainAspectRatio: false,
        interaction: { mode: 'index', intersect: false },
        scales: {
          x: {
            grid: { display: false },
            border: { color: colours.line },
            ticks: { color: colours.text, font, maxRotation: 0, autoSkipPadding: 16 },
          },
          y: {
            beginAtZero: true,
            border: { display: false },
            grid: { color: colours.line },
            ticks: {
              color: colours.text,
              font,
              precision: 0,
              maxTicksLimit: SIZES.longest,
              callback: (at) => format(Number(at)),
            },
          },
        },
        plugins: {
          tooltip: {
            backgroundColor: colours.tooltip,
            titleColor: colours.onTooltip,
            bodyColor: colours.onTooltip,
            titleFont: font,
            bodyFont: font,
            displayColors: false,
            callbacks: {
              label: ({ dataset, parsed }) =>
                t('{name}: {value}', { name: dataset.label ?? '', value: format(parsed.y ?? 0) }),
            },
          },
        },
      },
    });
    return () => chart.destroy();
  }, [labels, series, format, isDark]);

  return <canvas ref={canvas} role="img" aria-label={label} />;
}

function coloursOf(canvas: Element) {
  const style = getComputedStyle(canvas);
  const colour = (name: string) => style.getPropertyValue(`--color-${name}`).trim();
  return {
    first: colour('primary'),
    rest: colour('base-300'),
    text: style.color,
    line: colour('base-300'),
    tooltip: colour('neutral'),
    onTooltip: colour('neutral-content'),
  };
}
