/** `name` in the language itself; `formats` is what `Intl` gets, with the digits that texts have, too. */
export const LANGUAGES = {
  en: { name: 'English', formats: 'en-US', direction: 'ltr', comma: ', ' },
  bn: { name: 'বাংলা', formats: 'bn-BD-u-nu-latn', direction: 'ltr', comma: ', ' },
  hi: { name: 'हिन्दी', formats: 'hi-IN', direction: 'ltr', comma: ', ' },
  es: { name: 'Español', formats: 'es', direction: 'ltr', comma: ', ' },
  ar: { name: 'العربية', formats: 'ar', direction: 'rtl', comma: '، ' },
} as const;

export type Language = keyof typeof LANGUAGES;

/** The language that texts are written in. */
export const SOURCE = 'en' satisfies Language;

/** Languages whose translation is complete. */
export const OFFERED: readonly Language[] = ['en', 'bn', 'hi', 'es', 'ar'];

const isOffered = (name: string): name is Language => OFFERED.some((language) => language === name);

/** Of a person whose language may be offered no more. */
export const offeredLanguage = (name: string): Language => (isOffered(name) ? name : SOURCE);

/** `/bn/search` is `/search` in Bangla. */
export function languageOf(path: string): Language {
  const first = path.split(/[/?#.]/, 2)[1] ?? '';
  return first !== SOURCE && isOffered(first) ? first : SOURCE;
}

/** Before each path of a language; empty for English. */
export const prefixOf = (language: Language) => (language === SOURCE ? '' : `/${language}`);

/** `path` is the English one. */
export const pathIn = (language: Language, path: string) => prefixOf(language) + (path === '/' ? '' : path) || '/';

/** The English path: of `/bn/search` it is `/search`. */
export const withoutLanguage = (path: string) => path.slice(prefixOf(languageOf(path)).length) || '/';
