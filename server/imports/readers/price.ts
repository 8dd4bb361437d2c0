import { formatNumber } from '#language/formatters.ts';
import { t } from '#language/t.ts';
import { currenciesOf } from './currency.ts';
import { type NumberIn, numberIn } from './number.ts';
import { quoted, type Reading, saying } from './reading.ts';

export interface Amount {
  amount: number;
  /** ISO 4217 codes that the sign can mean. */
  currencies?: string[];
}

const NOISE = new Set(
  'price only fixed fix asking final total approx about cash expected plus demand gia ban'.split(' '),
);
const OPEN = new Set(
  'negotiable nego neg negotiate obo ono onwards from around best offer offers slightly bargain tl thuong luong bot loc'.split(
    ' ',
  ),
);
const RANGE = /(\d[\d.,' ]*(?:\s?(?:k|lakh|lac|tr|trieu))?)\s*(?:-|–|—|~|to|den|\/)\s*(?:\D{0,4})\d/;

/** `Rs 440,000`, `৳1,20,000`, `79.500.000 đ`, `1.2 lakh`; a range or an offer to bargain is no price. */
export function readPrice(written: string): Reading<Amount> | undefined {
  const text = saying(written);
  if (!text) return undefined;
  const found = numberIn(text.replace(/(\d)\s*\/?\s*[-–=]+\s*$/, '$1'));
  if (!found) return notAPrice(written, text);
  const words = [...found.before, ...found.after].flatMap(signs);
  const strange = words.filter((word) => !currenciesOf(word) && !NOISE.has(word) && !OPEN.has(word));
  if (strange.length || found.before.includes('-')) return notAPrice(written, text);
  const currencies = words.map(currenciesOf).find(Boolean);
  const open = words.some((word) => OPEN.has(word));
  return {
    value: { amount: found.number, ...(currencies && { currencies }) },
    ...(open && { corrected: true }),
  };
}

/** `rs.` and `us$`, but also `rs` and `₹` joined. */
function signs(word: string): string[] {
  if (currenciesOf(word)) return [word];
  return word.match(/[\p{L}\p{M}]+|[^\p{L}\p{M}]/gu) ?? [word];
}

function notAPrice(written: string, text: string): Reading<Amount> {
  const first = numberIn(RANGE.exec(text)?.[1]?.trim() ?? '');
  if (first)
    return {
      fault: t('{written} is a range: a bike has one price', { written: quoted(written) }),
      ...suggested(first),
    };
  if (!/\d/.test(text))
    return { fault: t('{written} is not a price: please write a number', { written: quoted(written) }) };
  return { fault: t('{written} cannot be read as a price', { written: quoted(written) }) };
}

const suggested = ({ number }: NumberIn) => ({ suggestion: formatNumber(number) });
