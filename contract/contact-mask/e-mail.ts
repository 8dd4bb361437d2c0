import { CLEAR_TOPS, DOT, LABEL, PROVIDERS, SAID_AT, SAID_DOT, UNCLEAR_TOPS } from './address-parts.ts';
import type { Span } from './span.ts';

const LOCAL = 64;
const DOMAIN = 120;

const TOPS = `(?:${CLEAR_TOPS}|${UNCLEAR_TOPS})`;
const SIGN = /\s{0,3}(?:@|＠)\s{0,3}/g;
const BRACKETED = new RegExp(
  String.raw`\s{0,3}(?:[([{<*_|-]{1,2}\s?(?:at|a|@|at the rate|et|${SAID_AT})\s?[)\]}>*_|-]{1,2}|(?<![a-z])at the rate(?: of)?(?![a-z]))\s{0,3}`,
  'gu',
);
const SPOKEN = new RegExp(String.raw`\s{1,3}(?:at|et|${SAID_AT})\s{1,3}`, 'gu');
const DOMAINS = new RegExp(`^(?:${LABEL}(?:${DOT}${LABEL}){0,3}${DOT}[a-z]{2,12}|${PROVIDERS})(?![a-z0-9])`, 'u');
const SAID_DOMAINS = new RegExp(
  String.raw`^(?:(?:${PROVIDERS})(?:${DOT}|\s{0,2}[,:]?\s{0,2}|dot)(?:com|co|in)|(?:${PROVIDERS})|${LABEL}${SAID_DOT}${TOPS}(?:${DOT}[a-z]{2})?)(?![a-z0-9])`,
  'u',
);
const TAIL = new RegExp(String.raw`^(?:${DOT}|\s{0,2}[,:]?\s{0,2}|dot)(?:com?|in)(?![a-z0-9])`, 'u');
const LOCAL_PART = new RegExp(
  `(?:[a-z0-9][a-z0-9._%+-]{0,63}|[a-z0-9_-]{1,32}(?:${SAID_DOT}[a-z0-9_-]{1,32}){1,3})$`,
  'u',
);
const AT_PROVIDER = new RegExp(`(?:${PROVIDERS})`, 'gu');
const NO_NAME =
  /^(?:look|looking|me|mail|email|e-mail|message|contact|us|am|reach|available|it|only|here|sent|have|use|using|my|your|his|her|the|a|an|no|on|in|via|by|or|and|with|is|to|write|check)(?![a-z0-9._-])/;

export function eMails(text: string): Span[] {
  return [
    ...around(text, SIGN, DOMAINS),
    ...around(text, BRACKETED, DOMAINS),
    ...around(text, SPOKEN, SAID_DOMAINS).filter(({ start }) => !NO_NAME.test(text.slice(start))),
    ...withoutSign(text),
  ];
}

function around(text: string, sign: RegExp, domain: RegExp): Span[] {
  const found: Span[] = [];
  for (const { 0: at, index } of text.matchAll(sign)) {
    const start = index - localBefore(text, index).length;
    const right = domain.exec(text.slice(index + at.length, index + at.length + DOMAIN));
    if (!right || start === index) continue;
    const end = index + at.length + right[0].length;
    const tail = TAIL.exec(text.slice(end, end + 12));
    found.push({ kind: 'e-mail', start, end: end + (tail?.[0].length ?? 0) });
  }
  return found;
}

function localBefore(text: string, end: number): string {
  return LOCAL_PART.exec(text.slice(Math.max(0, end - LOCAL), end))?.[0] ?? '';
}

function withoutSign(text: string): Span[] {
  const found: Span[] = [];
  for (const { 0: provider, index } of text.matchAll(AT_PROVIDER)) {
    const end = index + provider.length;
    const tail = TAIL.exec(text.slice(end, end + 12));
    if (!tail) continue;
    const before = text.slice(Math.max(0, index - LOCAL), index);
    const gap = /\s{0,3}$/.exec(before)?.[0].length ?? 0;
    const local = localBefore(text, index - gap);
    if (local && !NO_NAME.test(local))
      found.push({ kind: 'e-mail', start: index - gap - local.length, end: end + tail[0].length });
  }
  return found;
}
