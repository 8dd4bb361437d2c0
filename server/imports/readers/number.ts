import { normalize } from '../../text/normalize.ts';

const GROUPED = [
  // 440,000.50 and 1,20,000
  [/^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/, ',', '.'],
  [/^[1-9]\d?(,\d{2})*,\d{3}(\.\d+)?$/, ',', '.'],
  // 79.500.000 and 1.250,50
  [/^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/, '.', ','],
  [/^[1-9]\d{0,2}( \d{3})+([.,]\d+)?$/, ' ', ','],
  [/^[1-9]\d{0,2}('\d{3})+(\.\d+)?$/, "'", '.'],
] as const;

const MULTIPLES: [multiple: number, words: string][] = [
  [1e3, 'k thousand nghìn ngàn ng হাজার hazar hajar हज़ार हजार ألف'],
  [1e5, 'lakh lakhs lac lacs লাখ লক্ষ লাক लाख'],
  [1e6, 'tr triệu million millions mn mio mil مليون'],
  [1e7, 'crore crores cr কোটি करोड़'],
  [1e9, 'tỷ tỉ billion bn'],
];
const multipleOf = new Map(
  MULTIPLES.flatMap(([multiple, words]) => words.split(' ').map((word) => [normalize(word), multiple] as const)),
);

const MOST = 1e13;

/** `1,20,000`, `79.500.000`, `০১২`, `1.2 lakh`, `35k`, `2.5 tr`. */
export function readNumber(written: string): number | undefined {
  const found = numberIn(written);
  return found && !found.before.length && !found.after.length ? found.number : undefined;
}

export interface NumberIn {
  before: string[];
  number: number;
  after: string[];
}

const ONE_NUMBER = /^([^\d]*?)([+-]?\d(?:[\d.,' ]*\d)?)(\D*)$/u;
const WITH_REST = /^(\d+) ?(tr|trieu) ?(\d{1,3})$/;

export function numberIn(written: string): NumberIn | undefined {
  const text = normalize(written).replace(/[٬’]/gu, "'").replaceAll('٫', '.').replace(/\s+/gu, ' ').trim();
  const rest = WITH_REST.exec(text);
  if (rest) return { before: [], number: Number(`${rest[1]}.${rest[3]}`) * 1e6, after: [] };
  const [, before = '', digits = '', after = ''] = ONE_NUMBER.exec(text) ?? [];
  const words = wordsOf(after);
  const multiple = multipleOf.get(words[0] ?? '');
  const value = multiple ? counted(digits, multiple) : plain(digits);
  if (value === undefined || value > MOST) return undefined;
  return { before: wordsOf(before), number: value, after: multiple ? words.slice(1) : words };
}

const wordsOf = (text: string) => text.match(/[^\s.,;:()/=_|*–—-]+|[-–—](?=\s*$)/gu) ?? [];

function plain(digits: string): number | undefined {
  if (/^\d+([.]\d*)?$/.test(digits) && !/^[1-9]\d{0,2}\.\d{3}$/.test(digits)) return Number(digits);
  for (const [pattern, separator, point] of GROUPED)
    if (pattern.test(digits)) return Number(digits.replaceAll(separator, '').replace(point, '.'));
  return /^\d+,\d{1,2}$/.test(digits) ? Number(digits.replace(',', '.')) : undefined;
}

/** Before a word like lakh a point is decimal; a comma before three digits is ambiguous. */
function counted(digits: string, multiple: number): number | undefined {
  const value = /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : plain(digits);
  if (value === undefined || /^\d{1,3},\d{3}$/.test(digits)) return undefined;
  return Math.round(value * multiple * 100) / 100;
}
