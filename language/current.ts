import { AsyncLocalStorage } from 'node:async_hooks';
import { type CompiledMessage, translation } from './catalogue.ts';
import { type Language, SOURCE } from './languages.ts';

const current = new AsyncLocalStorage<Language>();

export const language = (): Language => current.getStore() ?? SOURCE;

export function inLanguage<Result>(wanted: Language, run: () => Result): Result {
  return wanted === language() ? run() : current.run(wanted, run);
}

export const compiled = (text: string): CompiledMessage => translation(language(), text);
