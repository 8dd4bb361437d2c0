import type { IncomingMessage } from 'node:http';
import { acceptedLanguage } from '#language/accepted.ts';
import { PLAIN_DISPLAY } from '#language/display.ts';
import { chosenDisplay } from '#language/display-cookies.ts';
import { SOURCE } from '#language/languages.ts';

type Asked = Pick<IncomingMessage, 'url' | 'headers'>;

/** A page's address says its language, a call says it in a header; cookies say how a page shows figures. */
export function cacheKey({ url = '', headers }: Asked, currencies: readonly string[] = []): string {
  if (!url.startsWith('/api/')) return pageKey(url, headers.cookie, currencies);
  const language = acceptedLanguage(headers['accept-language']);
  return language === SOURCE ? url : `${language} ${url}`;
}

function pageKey(url: string, cookies: string | undefined, currencies: readonly string[]) {
  if (!cookies) return url;
  const { distanceUnit, currency } = chosenDisplay(cookies, currencies);
  if (distanceUnit === PLAIN_DISPLAY.distanceUnit && !currency) return url;
  return `${distanceUnit} ${currency ?? ''} ${url}`;
}
