import type { CompiledMessage } from 'icu-minify/format';
import { displayOf, PLAIN_DISPLAY } from './display.ts';
import { type Language, SOURCE } from './languages.ts';

/** A page has one language; a worker has no page. */
export const language = () => (globalThis.document?.documentElement.lang || SOURCE) as Language;

export const display = () => (globalThis.document ? displayOf(document.documentElement.dataset) : PLAIN_DISPLAY);

export function inLanguage<Result>(_: Language, run: () => Result): Result {
  return run();
}

/** The build replaces each text by its compiled translation (scripts/translate-scripts.ts). */
export const compiled = (text: string): CompiledMessage => text;
