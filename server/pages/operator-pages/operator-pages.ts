import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DealSettings } from '#contract/deal-settings.ts';
import { OPERATOR_PAGES, type OperatorPage, type OperatorPageName } from '#contract/operator-pages.ts';
import { inLanguage, language } from '#language/current.ts';
import { type Language, OFFERED, SOURCE } from '#language/languages.ts';
import { fillPlaceholders } from './placeholders.ts';

export type OperatorPages = Record<OperatorPageName, OperatorPage>;
/** In the reader's language. */
export type TranslatedPages = () => OperatorPages;

const OURS = join(import.meta.dirname, 'texts');

/**
 * Reads pages from the operator's folder, else the default texts, in each language. Throws for a text without a title or
 * with an unknown placeholder.
 */
export function readOperatorPages(settings: DealSettings, folder?: string): TranslatedPages {
  const pagesIn = (one: Language) => {
    const pages = OPERATOR_PAGES.map((name) => {
      const path = pathOf(name, one, folder);
      return [name, pageOf(readFileSync(path, 'utf8'), path, settings)] as const;
    });
    return Object.fromEntries(pages) as OperatorPages;
  };
  const pages = new Map(OFFERED.map((one) => [one, inLanguage(one, () => pagesIn(one))]));
  const english = pagesIn(SOURCE);
  return () => pages.get(language()) ?? english;
}

/** A text that the operator has in English only is shown rather than ours, which may promise something else. */
function pathOf(name: OperatorPageName, wanted: Language, folder?: string): string {
  const file = `${name}.txt`;
  const inOwn = (base: string) => (wanted === SOURCE ? join(base, file) : join(base, wanted, file));
  const theirs = folder ? [inOwn(folder), join(folder, file)] : [];
  return theirs.find((path) => existsSync(path)) ?? inOwn(OURS);
}

/** Format: `# Title`, then paragraphs separated by empty lines: `## A heading`, lines of `- an item`, or plain text. */
function pageOf(text: string, path: string, settings: DealSettings): OperatorPage {
  const [first = '', ...blocks] = filled(text, path, settings)
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n\s*\n/);
  if (!first.startsWith('# ')) throw new Error(`${path} does not begin with "# " and a title`);
  return { title: first.slice(2).trim(), parts: blocks.map(partOf) };
}

function filled(text: string, path: string, settings: DealSettings): string {
  try {
    return fillPlaceholders(text, settings);
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
  }
}

function partOf(block: string): OperatorPage['parts'][number] {
  const lines = block.split('\n').map((line) => line.trim());
  if (lines[0]?.startsWith('## ')) return { kind: 'heading', lines: [lines.join(' ').slice(3)] };
  if (lines.every((line) => line.startsWith('- '))) return { kind: 'list', lines: lines.map((line) => line.slice(2)) };
  return { kind: 'text', lines: [lines.join(' ')] };
}
