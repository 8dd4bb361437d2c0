import type { IncomingMessage } from 'node:http';
import { acceptedLanguage } from '#language/accepted.ts';
import { SOURCE } from '#language/languages.ts';

/** A page's address says its language; a call says it in a header. */
export function cacheKey({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const language = url.startsWith('/api/') ? acceptedLanguage(headers['accept-language']) : SOURCE;
  return language === SOURCE ? url : `${language} ${url}`;
}
