import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import { type Language, SOURCE } from './languages.ts';

export type { CompiledMessage } from 'icu-minify/format';

/** Translations by their English text. */
export type Catalogue = ReadonlyMap<string, string>;

const CONTEXT = '||';
const catalogues = new Map<Language, Catalogue>();
const messages = new Map<Language, Map<string, CompiledMessage>>();

/** Compiled once. A text without a translation is shown in English; the build refuses it. */
export function translation(language: Language, text: string): CompiledMessage {
  const known = messages.get(language) ?? new Map<string, CompiledMessage>();
  messages.set(language, known);
  const message = known.get(text) ?? compile(translated(language, text));
  known.set(text, message);
  return message;
}

function translated(language: Language, text: string) {
  const words = language === SOURCE ? undefined : catalogueOf(language).get(text);
  // Words after the mark tell apart equal texts of different meaning.
  return words ?? text.split(CONTEXT, 1)[0] ?? text;
}

/** Where translations are written: English texts and what they are in the language. */
export const catalogueFile = (language: Language) => join(import.meta.dirname, 'catalogues', `${language}.json`);

export function catalogueOf(language: Language): Catalogue {
  const known = catalogues.get(language);
  if (known) return known;
  const catalogue: Catalogue = new Map(Object.entries(JSON.parse(readFileSync(catalogueFile(language), 'utf8'))));
  catalogues.set(language, catalogue);
  return catalogue;
}
