import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const glossary = readFileSync(new URL('../docs/words.md', import.meta.url), 'utf8');
const [words = ''] = glossary.split('| figure |');

/** Last column of the glossary. */
export const NOT_OURS = [...words.matchAll(/^\|[^|]+\|[^|]+\|([^|]+)\|$/gm)]
  .slice(2)
  .flatMap(([, cell = '']) => cell.split(',').map((word) => word.trim()));

/** Number formats that we do not use. */
const ODD_FIGURES = [
  /\$\d[\d,]*\.(?:00|\d)(?![\d])/,
  /\$\d{4,}/,
  /\b\d{4,} (?:km|cc|bikes)\b/,
  /\b\d{4}-\d\d-\d\d\b/,
  /\b\d{1,2}\/\d{1,2}\/\d{4}\b/,
  /\d\d:\d\d:\d\d/,
];

const ODD = [...NOT_OURS.map((word) => new RegExp(`(?<![\\w-])${word}(?![\\w-])`)), ...ODD_FIGURES];

/** A message of the identity library. */
const DICTATED = 'Invalid email or password';

export const oddWordsOf = (text: string): string[] =>
  ODD.flatMap((odd) => {
    const found = odd.exec(text.replace(DICTATED, ''));
    return found ? [`${found[0]}: ${text.trim().slice(0, 120)}`] : [];
  });

/** Visible and announced text. */
export const oddWords = async (page: Page): Promise<string[]> => (await page.evaluate(textsOf)).flatMap(oddWordsOf);

function textsOf(): string[] {
  /** A category name, not a brand. */
  const isCategory = (at: Element) =>
    location.pathname === '/dashboard/categories' ||
    at.closest('a[href^="/categories/"] h3, option') !== null ||
    (location.pathname.startsWith('/categories/') && at.closest('h1') !== null);
  // Shows mails as they were sent, with their headers.
  if (location.pathname.startsWith('/dev/mail')) return [];
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!text || !parent?.checkVisibility() || parent.closest('script, style, pre, code') || isCategory(parent))
      continue;
    texts.push(text);
  }
  const named = [...document.querySelectorAll('[aria-label], [placeholder], [title], img[alt]')];
  for (const one of named) {
    // Machine-readable times and tooltips are exact to the second.
    if (isCategory(one) || one.localName === 'time') continue;
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) texts.push(one.getAttribute(name) ?? '');
  }
  return texts;
}
