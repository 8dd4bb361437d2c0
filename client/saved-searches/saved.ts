import { query } from '#client/api/query-client.ts';
import { type AlertFrequency, countNewMatches, listSavedSearches, MOST_NEW_MATCHES } from '#contract/saved-searches.ts';

export const savedSearches = query(listSavedSearches, {});

const ASK_AGAIN_MS = 5 * 60_000;
export const newMatches = { ...query(countNewMatches, {}), refetchInterval: ASK_AGAIN_MS };

export const matchesInWords = (count: number) =>
  `${count}${count >= MOST_NEW_MATCHES ? ' or more' : ''} new ${count === 1 ? 'bike' : 'bikes'}`;

export const ALERT_FREQUENCY_WORDS: Record<AlertFrequency, string> = {
  'at-once': 'At once',
  daily: 'Once a day',
  weekly: 'Once a week',
  never: 'Not at all',
};

/** Minutes ahead of UTC. */
export const utcOffset = () => -new Date().getTimezoneOffset();
