import { normalize } from '../../text/normalize.ts';

const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';

const SHAPES = [
  // 2018-01-30, also with a time; 2018/01
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})(?:[-/.](?<day>\d{1,2}))?(?:[t ]\d{1,2}:\d{2}.*)?$/,
  // 30-01-2018, 1/30/2018, 30/01/18
  /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4}|\d{2})(?: \d{1,2}:\d{2}.*)?$/,
  // 01/2018
  /^(?<month>\d{1,2})[-/.](?<year>\d{4})$/,
  new RegExp(`^(?:(?<day>\\d{1,2})(?:st|nd|rd|th)?[- ])?(?:${MONTH})[-,. ']+(?<year>\\d{4}|\\d{2})$`),
  new RegExp(`^(?:${MONTH}) (?<day>\\d{1,2})(?:st|nd|rd|th)?,? (?<year>\\d{4})$`),
  new RegExp(`^(?<year>\\d{4})[-, ]+(?:${MONTH})$`),
];

export function yearOfDate(written: string): string | undefined {
  const text = normalize(written).replace(/\s+/gu, ' ').trim();
  for (const shape of SHAPES) {
    const { year, month = '1', day = '1' } = shape.exec(text)?.groups ?? {};
    if (year && isDay(Number(day), Number(month))) return year;
  }
  return undefined;
}

/** Day and month come in either order. */
const isDay = (day: number, month: number) =>
  Math.min(day, month) >= 1 && Math.min(day, month) <= 12 && Math.max(day, month) <= 31;
