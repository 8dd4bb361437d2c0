import { EARLIEST_MODEL_YEAR } from '#contract/product-facts.ts';
import { t } from '#language/t.ts';
import { normalize } from '../../text/normalize.ts';
import { yearOfDate } from './date.ts';
import { quoted, type Reading, saying } from './reading.ts';

const NOISE = new Set(
  'model year my mfg make made manufactured manufacture reg registered registration regd in of yr edition মডেল সাল সালের বছর năm đời đk đăng ký वर्ष मॉडल'
    .split(' ')
    .map(normalize),
);
const AROUND = new Set('before after pre post since until older newer trước sau'.split(' ').map(normalize));
const MANY_DIGITS = /\d{5,}/;

export function readYear(written: string): Reading<number> | undefined {
  const text = saying(written)?.replace(/^(\d{4})\.0$|^(\d),(\d{3})$/, '$1$2$3');
  if (!text) return undefined;
  const fault = () => ({ fault: notAYear(written) });
  const dated = yearOfDate(text);
  if (dated) return within(century(dated), written, dated.length === 2);
  if (/^'?\d{2}$/.test(text)) return within(century(text.slice(-2)), written, true);
  if (MANY_DIGITS.test(text)) return fault();
  const years = [...new Set(text.match(/(?<!\d)\d{4}(?!\d)/g) ?? [])];
  if (years.length > 1) return { ...fault(), suggestion: String(years[0]) };
  const [year] = years;
  if (!year) return fault();
  const words = text.match(/[^\s\d.,:;()/'-]+/gu) ?? [];
  if (/[<>~]/.test(written) || words.some((word) => AROUND.has(word))) return { ...fault(), suggestion: year };
  const others = text.replace(year, '').match(/\d+/g);
  return within(Number(year), written, !!others || words.some((word) => !NOISE.has(word)));
}

const notAYear = (written: string) =>
  t('{written} is not a model year: please write four digits, like 2018', { written: quoted(written) });

export function yearWithin(written: string): number | undefined {
  const years = new Set(normalize(written).match(/(?<![\d.,])(19[5-9]\d|20\d\d)(?![\d.,]\d|\d|\s*(cc|km|k\b))/g));
  const [year] = years;
  return years.size === 1 && Number(year) <= latest() ? Number(year) : undefined;
}

const latest = () => new Date().getUTCFullYear() + 1;

function century(year: string): number {
  if (year.length === 4) return Number(year);
  const recent = 2000 + Number(year);
  return recent <= latest() ? recent : recent - 100;
}

function within(year: number, written: string, corrected: boolean): Reading<number> {
  if (year > latest()) return { fault: t('{written} is in the future', { written: quoted(written) }) };
  if (year < EARLIEST_MODEL_YEAR) return { fault: notAYear(written) };
  return { value: year, ...(corrected && { corrected: true }) };
}
