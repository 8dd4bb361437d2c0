import { query } from '#client/api/query-client.ts';
import { type AlertFrequency, countNewMatches, listSavedSearches, MOST_NEW_MATCHES } from '#contract/saved-searches.ts';
import { type Message, message, t } from '#language/t.ts';

export const savedSearches = query(listSavedSearches, {});

const ASK_AGAIN_MS = 5 * 60_000;
export const newMatches = { ...query(countNewMatches, {}), refetchInterval: ASK_AGAIN_MS };

export const matchesInWords = (count: number) =>
  count < MOST_NEW_MATCHES
    ? t('{count, plural, one {# new bike} other {# new bikes}}', { count })
    : t('{count, plural, one {# or more new bike} other {# or more new bikes}}', { count });

export const ALERT_FREQUENCY_WORDS: Record<AlertFrequency, Message> = {
  'at-once': message('At once'),
  daily: message('Once a day'),
  weekly: message('Once a week'),
  never: message('Not at all'),
};

/** Minutes ahead of UTC. */
export const utcOffset = () => -new Date().getTimezoneOffset();
