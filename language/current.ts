import { AsyncLocalStorage } from 'node:async_hooks';
import { type CompiledMessage, translation } from './catalogue.ts';
import { type Display, PLAIN_DISPLAY } from './display.ts';
import { type Language, SOURCE } from './languages.ts';

interface Reader {
  language: Language;
  display: Display;
}

const current = new AsyncLocalStorage<Reader>();
const UNKNOWN: Reader = { language: SOURCE, display: PLAIN_DISPLAY };

const reader = () => current.getStore() ?? UNKNOWN;

export const language = (): Language => reader().language;
export const display = (): Display => reader().display;

export function inLanguage<Result>(wanted: Language, run: () => Result): Result {
  return wanted === language() ? run() : current.run({ ...reader(), language: wanted }, run);
}

export function withDisplay<Result>(wanted: Display, run: () => Result): Result {
  return wanted === display() ? run() : current.run({ ...reader(), display: wanted }, run);
}

export const compiled = (text: string): CompiledMessage => translation(language(), text);
