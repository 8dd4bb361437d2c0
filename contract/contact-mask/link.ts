import { CLEAR_TOPS, DOT, LABEL, SAID_DOT, UNCLEAR_TOPS } from './address-parts.ts';
import { folded } from './fold.ts';
import type { Span } from './span.ts';

const HOST = 200;
const PATH = String.raw`(?:\s{0,2}:\d{2,5})?(?:\s?\/\s?[^\s<>"']{0,500}){0,3}`;
const SHORT_NAMES = 'bit|t|wa|m|youtu|fb|ig|tinyurl|goo|linktr|is|v|cutt|rb|shorturl|viber|line|imo|discord|zalo|chat';
const LINKS = [
  /(?:https?|hxxps?|ftp)\s{0,2}[:;]\s{0,2}\/{1,2}\s{0,2}[^\s<>"']{1,1000}/gu,
  new RegExp(
    String.raw`(?<![a-z0-9])w{3}(?:${DOT}|\s{1,2})${LABEL}(?:(?:${DOT})${LABEL}|\s{1,2}(?:com|net|org|bd|lk|vn|in)(?![a-z0-9])){1,4}${PATH}`,
    'gu',
  ),
];
const MARKS: { top: RegExp; path: boolean }[] = [
  { top: new RegExp(String.raw`\.(?:${CLEAR_TOPS})(?![a-z0-9])`, 'gu'), path: false },
  { top: /(?:\s{1,2}\.\s{0,2}|\.\s{1,2}|,)(?:com|net|org)(?![a-z0-9])/gu, path: false },
  {
    top: new RegExp(`${SAID_DOT}(?:${CLEAR_TOPS}|${UNCLEAR_TOPS}|${folded('কম|कॉम')})(?![a-z0-9])`, 'gu'),
    path: false,
  },
  { top: new RegExp(String.raw`\.(?:${UNCLEAR_TOPS})(?=\/[\w@+])`, 'gu'), path: true },
];
const BEFORE_TOP = new RegExp(`${LABEL}(?:${DOT}${LABEL}){0,3}$`, 'u');
const SPACED_PATH = new RegExp(`^(?:${DOT}[a-z]{2}(?![a-z0-9]))?${PATH}`, 'u');
const SHORT = new RegExp(String.raw`(?:^|\.)(?:${SHORT_NAMES})$`);
const SITE = /(?:site|website|web|visit|page|link)\s{0,2}[:=-]?\s{0,2}$/u;

export function links(text: string): Span[] {
  const found: Span[] = [];
  for (const link of LINKS)
    for (const { 0: whole, index } of text.matchAll(link))
      found.push({ kind: 'link', start: index, end: index + whole.length });
  for (const { top, path } of MARKS)
    for (const { 0: mark, index } of text.matchAll(top)) {
      const host = BEFORE_TOP.exec(text.slice(Math.max(0, index - HOST), index))?.[0];
      if (!host || !/[a-z]/.test(host)) continue;
      if (path && !SHORT.test(host) && host.length < 3) continue;
      const end = index + mark.length;
      const rest = SPACED_PATH.exec(text.slice(end, end + 1000))?.[0].trimEnd() ?? '';
      found.push({ kind: 'link', start: index - host.length, end: end + rest.length });
    }
  for (const { 0: whole, index } of text.matchAll(UNCLEAR))
    if (SITE.test(text.slice(Math.max(0, index - 16), index)))
      found.push({ kind: 'link', start: index, end: index + whole.length });
  return found;
}

const UNCLEAR = new RegExp(String.raw`(?<![a-z0-9-])${LABEL}\.(?:${UNCLEAR_TOPS})(?![a-z0-9])`, 'gu');
