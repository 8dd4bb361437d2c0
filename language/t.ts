import format, { type FormatValues } from 'icu-minify/format';
import { compiled, language } from '#language/current.ts';
import { formatters } from './formatters.ts';
import { isolated } from './isolate.ts';
import { LANGUAGES } from './languages.ts';
import type { Message, Values } from './message.ts';

export type { Message } from './message.ts';

/**
 * The text in the reader's language. `text` is English in ICU syntax: `{name}`, `{count, number}`,
 * `{count, plural, one {# bike} other {# bikes}}`. After `||` it may say which meaning a short text has.
 */
export const t = <Text extends string>(text: Text, ...[values]: Values<Text>): string =>
  formatted(text, values as FormatValues | undefined) as string;

/** Marks a text for translation where it is not shown yet, as in a constant. */
export const message = (text: string) => text as Message;

export function formatted<Element>(text: string, values: FormatValues<Element> | undefined) {
  const found = compiled(text);
  if (typeof found === 'string') return found;
  const { formats, direction } = LANGUAGES[language()];
  return format<Element>(found, formats, isolated(values, direction), { formatters });
}
