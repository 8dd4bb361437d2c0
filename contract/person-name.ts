import { message, t } from '#language/t.ts';
import { line } from './fields.ts';

const LOOK_ALIKE: Record<string, string> = Object.fromEntries(
  [
    'aаαạ4@',
    'cсϲ',
    'dԁ',
    'eеε3',
    'iіιl1!|ı',
    'kкκ',
    'mм',
    'nп',
    'oоο0',
    'pрρ',
    'sѕ5$',
    'tтτ7',
    'uυ',
    'xх',
    'yуγ',
  ].flatMap(([letter = '', ...others]) => others.map((other) => [other, letter])),
);

const RESERVED = [
  'admin',
  'administrator',
  'customer service',
  'help desk',
  'moderator',
  'noreply',
  'official',
  'postmaster',
  'security',
  'staff',
  'support',
  'system',
  'team',
  'webmaster',
].map((name) => skeleton(name).replaceAll(' ', ''));
const OURS = skeleton('kickstand');

/** Folds case, marks and look-alike letters of other alphabets. */
function skeleton(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return [...plain]
    .map((letter) => LOOK_ALIKE[letter] ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export function isReservedName(name: string): boolean {
  const words = skeleton(name).split(' ');
  const joined = words.join('');
  if (joined.includes(OURS) || RESERVED.includes(joined)) return true;
  return words.some((word, at) => RESERVED.includes(word) || RESERVED.includes(word + (words[at + 1] ?? '')));
}

export const RESERVED_NAME = message('Please choose a name that is not taken for Kickstand’s own');

export const PersonName = line(100).refine((name) => !isReservedName(name), { error: () => t(RESERVED_NAME) });
