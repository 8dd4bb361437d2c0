import { language } from '#current-language';
import { LANGUAGES, SOURCE } from './languages.ts';

const made = new Map<string, unknown>();

/** `Intl` objects are slow to make. */
export function kept<Parameters extends unknown[], Made>(Format: new (...parameters: Parameters) => Made) {
  return (...parameters: Parameters): Made => {
    const key = Format.name + JSON.stringify(parameters);
    if (!made.has(key)) made.set(key, new Format(...parameters));
    return made.get(key) as Made;
  };
}

export const formatters = {
  getNumberFormat: kept(Intl.NumberFormat),
  getDateTimeFormat: kept(Intl.DateTimeFormat),
  getPluralRules: kept(Intl.PluralRules),
};

/** What `Intl` takes for the reader's language. */
export const formats = () => LANGUAGES[language()].formats;

export const formatNumber = (value: number, options?: Intl.NumberFormatOptions) =>
  formatters.getNumberFormat(formats(), options).format(value);

export const formatDate = (value: Date | number, options: Intl.DateTimeFormatOptions) =>
  formatters.getDateTimeFormat(formats(), options).format(value);

/** As `24 December 2026` in English too. */
export const formatDayFirst = (value: Date | number, options: Intl.DateTimeFormatOptions) =>
  formatters.getDateTimeFormat(language() === SOURCE ? 'en-GB' : formats(), options).format(value);
