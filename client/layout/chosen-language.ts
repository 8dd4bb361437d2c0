import type { Language } from '#language/languages.ts';

const PLACE = 'language';

/** Who has chosen a language here is offered no other. */
export function rememberLanguage(language: Language) {
  try {
    localStorage.setItem(PLACE, language);
  } catch {
    // Storage is blocked or full: the offer comes again.
  }
}

export function hasChosenLanguage() {
  try {
    return localStorage.getItem(PLACE) !== null;
  } catch {
    return true;
  }
}
