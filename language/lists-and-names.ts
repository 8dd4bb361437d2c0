import { language } from '#language/current.ts';
import { formats, kept } from './formatters.ts';
import { LANGUAGES } from './languages.ts';

const list = kept(Intl.ListFormat);
const names = kept(Intl.DisplayNames);

/** `one, two and three`, with `or`, or as a `unit` without either. */
export const formatList = (values: string[], type: Intl.ListFormatType = 'conjunction') =>
  type === 'unit' ? values.join(LANGUAGES[language()].comma) : list(formats(), { type }).format(values);

export const nameOf = (type: 'region' | 'currency', code: string) => names(formats(), { type }).of(code) ?? code;
