import { DISTANCE_UNITS, PLAIN_DISPLAY } from './display.ts';

type Choice = 'distance' | 'currency';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** What a browser says that its reader has chosen; anything unknown is no choice. */
export function chosenDisplay(cookies: string | undefined, currencies: readonly string[]) {
  const distance = cookies && choiceIn(cookies, 'distance');
  const currency = cookies && choiceIn(cookies, 'currency');
  return {
    distanceUnit: DISTANCE_UNITS.find((unit) => unit === distance) ?? PLAIN_DISPLAY.distanceUnit,
    currency: currencies.find((code) => code === currency),
  };
}

const choiceIn = (cookies: string, name: Choice) =>
  cookies.match(new RegExp(`(?:^|;\\s*)${name}=([A-Za-z]{2,3})(?:;|$)`))?.[1];

/** As `document.cookie` takes it; without a value it is forgotten. */
export const displayCookie = (name: Choice, value: string | undefined) =>
  `${name}=${value || ''}; path=/; max-age=${value ? YEAR_SECONDS : 0}; samesite=lax`;
