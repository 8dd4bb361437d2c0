import { dayInWords, shortDay, shortMonth } from '#client/ui/day-in-words.ts';
import { MARKET_FIGURES, type Market, type MarketCounts, type MarketPeriod } from '#contract/market-figures.ts';
import { t } from '#language/t.ts';
import { sumOf } from './figures.ts';

export const STEPS = ['day', 'week', 'month'] as const;
export type Step = (typeof STEPS)[number];

export interface StepFigures {
  /** The first day of it. */
  day: string;
  figures: MarketCounts;
}

const DAY_MS = 24 * 60 * 60_000;

export function usualStep(days: MarketPeriod): Step {
  if (days <= 30) return 'day';
  return days <= 90 ? 'week' : 'month';
}

/** Weeks begin on Monday; the first one may be cut. */
export function inSteps(days: Market['days'], step: Step): StepFigures[] {
  const groups = Map.groupBy(days, ({ day }) => beginning(day, step));
  return [...groups].map(([day, group]) => ({
    day,
    figures: Object.fromEntries(
      MARKET_FIGURES.map((figure) => [
        figure,
        sumOf(
          group.map(({ figures }) => figures),
          figure,
        ),
      ]),
    ),
  }));
}

function beginning(day: string, step: Step) {
  if (step === 'day') return day;
  if (step === 'month') return `${day.slice(0, 7)}-01`;
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  return new Date(Date.parse(day) - weekday * DAY_MS).toISOString().slice(0, 10);
}

export const shortStep = (day: string, step: Step) => (step === 'month' ? shortMonth(day) : shortDay(day));

export function stepInWords(day: string, step: Step) {
  if (step === 'month') return shortMonth(day);
  return step === 'week' ? t('Week of {day}', { day: dayInWords(day) }) : dayInWords(day);
}
