import { DISTANCE_UNITS, PLAIN_DISPLAY } from './display.ts';

type Choice = 'distance' | 'currency';
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const CHOSEN: Record<Choice, RegExp> = {
  distance: /(?:^|;\s*)distance=([a-z]{2})(?:;|$)/,
  currency: /(?:^|;\s*)currency=([A-Z]{3})(?:;|$)/,
};

/** What a browser says that its reader has chosen; anything unknown is no choice. */
export function chosenDisplay(cookies = '', currencies: readonly string[]) {
  const [distance, currency] = [CHOSEN.distance.exec(cookies)?.[1], CHOSEN.currency.exec(cookies)?.[1]];
  return {
    distanceUnit: DISTANCE_UNITS.find((unit) => unit === distance) ?? PLAIN_DISPLAY.distanceUnit,
    currency: currencies.find((code) => code === currency),
  };
}

/** As `document.cookie` takes it; without a value it is forgotten. */
export const displayCookie = (name: Choice, value: string | undefined) =>
  `${name}=${value || ''}; path=/; max-age=${value ? YEAR_SECONDS : 0}; samesite=lax`;
