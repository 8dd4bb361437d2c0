import { isPhone } from './phone-numbers.ts';
import { isCalledAfter, wordsBefore } from './phone-words.ts';
import type { Span } from './span.ts';
import { type Digits, tokens, type Word } from './tokens.ts';

const MOST_DIGITS = 15;
const FEWEST_DIGITS = 7;

export function phones(text: string): Span[] {
  const { chains, words: all } = tokens(text);
  const found: Span[] = [];
  for (const chain of chains) {
    for (let first = 0; first < chain.length; first++) {
      const last = phoneFrom(text, all, chain, first);
      if (last !== undefined && isWordBefore(text, all, chain, first, last)) continue;
      if (last === undefined) continue;
      const start = (chain[first] as Digits).start;
      found.push({ kind: 'phone', start: plusBefore(text, start), end: (chain[last] as Digits).end });
      first = last;
    }
  }
  return found;
}

/** "a Tú không ba sáu …": a name that is also a digit stands before the number, and cuts off its end. */
function isWordBefore(text: string, all: Word[], chain: Digits[], first: number, last: number): boolean {
  return (chain[first] as Digits).weak && (phoneFrom(text, all, chain, first + 1) ?? -1) > last;
}

function phoneFrom(text: string, all: Word[], chain: Digits[], first: number): number | undefined {
  let figures = '';
  let longest: number | undefined;
  const start = chain[first] as Digits;
  const plus = plusBefore(text, start.start) < start.start;
  let before: ReturnType<typeof wordsBefore> | undefined;
  for (let last = first; last < chain.length && figures.length < MOST_DIGITS; last++) {
    figures += (chain[last] as Digits).digits;
    if (figures.length < FEWEST_DIGITS || figures.length > MOST_DIGITS) continue;
    before ??= wordsBefore(text, all, start.start);
    const parts = chain.slice(first, last + 1);
    if (isPhone(figures, parts, { ...before, plus, calls: before.calls || isCalledAfter(text, parts) })) {
      if (last === first) return last;
      longest = last;
    }
  }
  return longest;
}

function plusBefore(text: string, start: number): number {
  const before = text.slice(Math.max(0, start - 6), start);
  const sign = /(?:\+|\bplus)[\s(]{0,2}$/.exec(before);
  return sign ? start - sign[0].length : start;
}
