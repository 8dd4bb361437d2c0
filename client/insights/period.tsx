import { useSearchParams } from 'react-router';
import { INSIGHT_PERIODS } from '#contract/insights.ts';

export type Period = (typeof INSIGHT_PERIODS)[number];

const USUAL: Period = 30;

/** It is in the address, so that history and links keep it. */
export function periodOf(params: URLSearchParams): Period {
  return INSIGHT_PERIODS.find((days) => `${days}` === params.get('days')) ?? USUAL;
}

export function usePeriod() {
  const [params, setParams] = useSearchParams();
  return {
    days: periodOf(params),
    choose: (days: Period) =>
      setParams(days === USUAL ? {} : { days: `${days}` }, { preventScrollReset: true, replace: true }),
  };
}

export function PeriodChoice({ days, choose }: ReturnType<typeof usePeriod>) {
  return (
    <fieldset className="flex gap-1 rounded-field border border-base-300 bg-base-100 p-1">
      <legend className="sr-only">Period</legend>
      {INSIGHT_PERIODS.map((period) => (
        <label
          key={period}
          className="cursor-pointer rounded-selector px-3 py-1.5 text-sm font-semibold whitespace-nowrap has-checked:bg-neutral has-checked:text-neutral-content has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name="period"
            className="sr-only"
            checked={days === period}
            onChange={() => choose(period)}
          />
          {period} days
        </label>
      ))}
    </fieldset>
  );
}
