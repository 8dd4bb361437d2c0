import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const COMMON = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .split('\n')
    .filter(Boolean),
);

const OUR_WORDS = `kickstand motorbike motorcycle motorrad moto motor bike biker scooter rider ride yamaha honda suzuki
  kawasaki ducati harley davidson triumph bajaj hero royal enfield password passwort secret welcome admin login market`.split(
  /\s+/,
);
const SHORTEST_WORD = 3;
const FEWEST_LETTERS = 4;
const FEWEST_CHARACTERS = 4;

const LOOKALIKES: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

export function isGuessable(password: string, { email, name }: { email: string; name: string }): boolean {
  const written = password.normalize('NFKC').toLowerCase();
  if (new Set(written.replace(/\s/g, '')).size < FEWEST_CHARACTERS) return true;
  const read = written.replace(/[013457@$!]/g, (sign) => LOOKALIKES[sign] ?? sign);
  const words = [...OUR_WORDS, ...wordsOf(email), ...wordsOf(name)].sort((one, other) => other.length - one.length);
  return [written, read].some((text) => isCommon(text) || isMadeOf(words, text));
}

function isCommon(text: string) {
  return COMMON.has(text.trim()) || COMMON.has(text.replace(/[^\p{L}]+$/u, ''));
}

function isMadeOf(words: string[], text: string) {
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), text);
  return rest !== text && (rest.match(/\p{L}/gu) ?? []).length < FEWEST_LETTERS;
}

function wordsOf(text: string) {
  const whole = text.normalize('NFKC').toLowerCase();
  return [whole, ...whole.split(/[^\p{L}\p{N}]+/u)].filter((word) => word.length >= SHORTEST_WORD);
}
