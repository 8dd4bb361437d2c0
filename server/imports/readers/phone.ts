import { Phone } from '#contract/fields.ts';
import { t } from '#language/t.ts';
import { normalize } from '../../text/normalize.ts';
import { quoted, type Reading } from './reading.ts';

/** The first of several. */
export function readPhone(written: string): Reading<string> | undefined {
  const text = written.normalize('NFKC').replace(/\.0$/, '').trim();
  if (!/[\p{L}\p{Nd}]/u.test(text)) return undefined;
  const digits = text.replace(/\p{Nd}/gu, normalize);
  const numbers = digits.split(/[/,;|]|\bor\b/).map((part) => part.replace(/^[^\d+(]+/, '').trim());
  const [first] = numbers.filter((part) => Phone.safeParse(part).success);
  if (!first) return { fault: t('{written} is not a phone number', { written: quoted(written) }) };
  return { value: first, ...(numbers.length > 1 && { corrected: true }) };
}
