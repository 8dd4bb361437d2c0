/** Fixed rates per dollar: prices are stored in dollars, buyers search in their currency. */
const PER_DOLLAR = { USD: 1, INR: 84, BDT: 120, LKR: 300, PKR: 280, NPR: 134, VND: 25_000, EUR: 0.92, GBP: 0.78 };

type Currency = keyof typeof PER_DOLLAR;

const CALLED: [Currency, string][] = [
  ['USD', String.raw`usd|us\$|dollars?|bucks|\$`],
  ['INR', String.raw`inr|rs\.?|rupees?|rupaye|rupay|₹|रुपये|रुपए|रुपया|ரூபாய்|ರೂ`],
  ['BDT', String.raw`bdt|tk\.?|takas?|৳|টাকা|টাকায়`],
  ['LKR', String.raw`lkr|රුපියල්|රු\.?`],
  ['VND', String.raw`vnd|vnđ|đồng|dong|đ(?!\p{L})`],
  ['EUR', 'euros?|€'],
  ['GBP', 'pounds?|£'],
];
export const MONEY = CALLED.map(([, pattern]) => pattern).join('|');

const SCALES: [pattern: string, times: number, currency?: Currency][] = [
  [String.raw`k(?!\p{L})|thousands?|grand`, 1_000],
  ['hajar|hazar|hajaar|হাজার|हजार|हज़ार|දහස|දාහ|ஆயிரம்', 1_000, 'INR'],
  ['lakhs?|lacs?|laks?|লাখ|লক্ষ|लाख|ලක්ෂ|லட்சம்', 100_000, 'INR'],
  [String.raw`crores?|cr(?!\p{L})|কোটি|करोड़`, 10_000_000, 'INR'],
  ['millions?', 1_000_000],
  [String.raw`triệu|trieu|tr(?!\p{L})|củ`, 1_000_000, 'VND'],
  ['nghìn|ngàn|nghin|ngan', 1_000, 'VND'],
  ['tỷ|tỉ', 1_000_000_000, 'VND'],
];
export const SCALE = SCALES.map(([pattern]) => pattern).join('|');

const NUMBERS: Record<string, number> = {
  half: 0.5,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  ek: 1,
  do: 2,
  dui: 2,
  dedh: 1.5,
  der: 1.5,
  dhai: 2.5,
  arai: 2.5,
  teen: 3,
  tin: 3,
  char: 4,
  paanch: 5,
  panch: 5,
  एक: 1,
  दो: 2,
  डेढ़: 1.5,
  ढाई: 2.5,
  तीन: 3,
  चार: 4,
  पांच: 5,
  पाँच: 5,
  दस: 10,
  बीस: 20,
  पचास: 50,
  এক: 1,
  দুই: 2,
  দেড়: 1.5,
  আড়াই: 2.5,
  তিন: 3,
  চার: 4,
  পাঁচ: 5,
  দশ: 10,
  বিশ: 20,
  পঞ্চাশ: 50,
  một: 1,
  hai: 2,
  ba: 3,
  bốn: 4,
  năm: 5,
  mười: 10,
};
const WORD = Object.keys(NUMBERS)
  .sort((a, b) => b.length - a.length)
  .join('|');

const DIGITS = String.raw`\d[\d,]*(?:\.\d+)?`;
export const FIGURE = String.raw`(?:${DIGITS}|(?:${WORD})(?=\s*(?:${SCALE})))`;

/** In dollars. `1-2 lakh`: `other` supplies the missing multiplier or currency. */
export function dollarsIn(text: string, other = text): number {
  const scale = scaleOf(text) ?? scaleOf(other);
  const currency = currencyOf(text) ?? currencyOf(other) ?? scale?.currency ?? 'USD';
  return (figureOf(text) * (scale?.times ?? 1)) / PER_DOLLAR[currency];
}

export function figureOf(text: string): number {
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0];
  if (digits) return Number(digits.replaceAll(',', ''));
  return NUMBERS[NUMBER_WORD.exec(text)?.[0].toLowerCase() ?? ''] ?? 0;
}

const NUMBER_WORD = new RegExp(WORD, 'iu');
const scales = SCALES.map(([pattern, times, currency]) => ({
  pattern: new RegExp(String.raw`(?<=[\d\s\p{L}])(?:${pattern})(?!\p{L})`, 'iu'),
  times,
  currency,
}));
const currencies = CALLED.map(([currency, pattern]) => ({
  pattern: new RegExp(String.raw`(?<!\p{L})(?:${pattern})`, 'iu'),
  currency,
}));

const scaleOf = (text: string) => scales.find(({ pattern }) => pattern.test(text));
const currencyOf = (text: string) => currencies.find(({ pattern }) => pattern.test(text))?.currency;
