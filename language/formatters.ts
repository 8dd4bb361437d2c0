import { language } from '#language/current.ts';
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

/** `35000.5` → `35,000.5`. */
function withThousands(figure: string) {
  const [whole = '', fraction] = figure.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction ? `${grouped}.${fraction}` : grouped;
}

/** Rounds `4.35` to `4.4` as `Intl` does, though the nearest binary number is below it. */
const rounded = (value: number, digits: number) =>
  Math.round(Number((value * 10 ** digits).toPrecision(15))) / 10 ** digits;

export const fixedInEnglish = (value: number, digits: number) => withThousands(rounded(value, digits).toFixed(digits));

const numbers = kept(Intl.NumberFormat);
const plurals = kept(Intl.PluralRules);
/** English without `Intl`, which is slow on phones. */
const ENGLISH = {
  numbers: { format: (value: number) => withThousands(String(rounded(value, 3))) } as Intl.NumberFormat,
  plurals: { select: (count: number) => (count === 1 ? 'one' : 'other') } as Intl.PluralRules,
};
const isEnglish = (locale: unknown) => locale === LANGUAGES[SOURCE].formats;

export const formatters = {
  getNumberFormat: (...[locale, options]: ConstructorParameters<typeof Intl.NumberFormat>) =>
    isEnglish(locale) && !options ? ENGLISH.numbers : numbers(locale, options),
  getDateTimeFormat: kept(Intl.DateTimeFormat),
  getPluralRules: (...[locale, options]: ConstructorParameters<typeof Intl.PluralRules>) =>
    isEnglish(locale) && options?.type !== 'ordinal' ? ENGLISH.plurals : plurals(locale, options),
};

/** What `Intl` takes for the reader's language. */
export const formats = () => LANGUAGES[language()].formats;

export const formatNumber = (value: number, options?: Intl.NumberFormatOptions) =>
  formatters.getNumberFormat(formats(), options).format(value);

export const oneDecimal = (value: number) =>
  language() === SOURCE
    ? fixedInEnglish(value, 1)
    : formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const formatDate = (value: Date | number, options: Intl.DateTimeFormatOptions) =>
  formatters.getDateTimeFormat(formats(), options).format(value);

/** As `24 December 2026` in English too. */
export const formatDayFirst = (value: Date | number, options: Intl.DateTimeFormatOptions) =>
  formatters.getDateTimeFormat(language() === SOURCE ? 'en-GB' : formats(), options).format(value);
