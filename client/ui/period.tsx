import { useSearchParams } from 'react-router';
import { t } from '#language/t.ts';

interface PeriodChoiceProps<Period extends number> {
  periods: readonly Period[];
  days: Period;
  choose(days: Period): void;
}

const USUAL = 30;

/** It is in the address, so that history and links keep it. */
export function periodOf<Period extends number>(params: URLSearchParams, periods: readonly Period[]): Period {
  const asked = periods.find((days) => `${days}` === params.get('days'));
  return asked ?? periods.find((days) => days === USUAL) ?? (USUAL as Period);
}

export function usePeriod<Period extends number>(periods: readonly Period[]): PeriodChoiceProps<Period> {
  const [params, setParams] = useSearchParams();
  function choose(days: Period) {
    const next = new URLSearchParams(params);
    if (days === USUAL) next.delete('days');
    else next.set('days', `${days}`);
    setParams(next, { preventScrollReset: true, replace: true });
  }
  return { periods, days: periodOf(params, periods), choose };
}

export function PeriodChoice<Period extends number>({ periods, days, choose }: PeriodChoiceProps<Period>) {
  return (
    <fieldset className="flex gap-1 rounded-field border border-base-300 bg-base-100 p-1">
      <legend className="sr-only">{t('Period')}</legend>
      {periods.map((period) => (
        <label
          key={period}
          className="cursor-pointer rounded-selector px-2 py-1.5 text-sm sm:px-3 font-semibold whitespace-nowrap has-checked:bg-neutral has-checked:text-neutral-content has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name="period"
            className="sr-only"
            checked={days === period}
            onChange={() => choose(period)}
          />
          {t('{count, plural, one {# day} other {# days}}', { count: period })}
        </label>
      ))}
    </fieldset>
  );
}
