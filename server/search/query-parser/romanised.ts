/** Indic scripts share one letter order, 128 code points apart. */
const [FIRST, LAST, BLOCK] = [0x900, 0xd7f, 0x80];
const LETTERS: Record<string, string> = {
  a: '05 06 3e',
  i: '07 08 3f 40',
  u: '09 0a 41 42',
  ri: '0b 43',
  e: '0d 0e 0f 45 46 47',
  ai: '10 48',
  o: '11 12 13 49 4a 4b',
  au: '14 4c',
  k: '15',
  kh: '16',
  g: '17',
  gh: '18',
  ng: '19',
  c: '1a 1b',
  j: '1c',
  jh: '1d',
  n: '1e 23 28 29 01 02',
  t: '1f 24 4e',
  th: '20 25',
  d: '21 26',
  dh: '22 27',
  p: '2a',
  f: '2b',
  b: '2c',
  v: '2d 35',
  m: '2e',
  y: '2f 5f',
  r: '30 31 5c 5d',
  l: '32 33 34',
  sh: '36 37',
  s: '38',
  h: '39',
};
const letterAt = new Map(
  Object.entries(LETTERS).flatMap(([letter, places]) =>
    places.split(' ').map((place) => [Number.parseInt(place, 16), letter] as const),
  ),
);

const SINHALA: Record<string, string> = {
  a: '85 86 cf',
  e: '87 88 91 92 d0 d1 d9 da',
  i: '89 8a d2 d3',
  u: '8b 8c d4 d6',
  ri: '8d d8',
  ai: '93 db',
  o: '94 95 dc dd',
  au: '96 de',
  k: '9a 9b',
  g: '9c 9d',
  ng: '9e 9f',
  c: 'a0 a1',
  j: 'a2 a3',
  n: 'a4 a5 ab b1 82',
  nj: 'a6',
  t: 'a7 a8',
  d: 'a9 aa af b0',
  nd: 'ac b3',
  th: 'ad ae',
  p: 'b4',
  f: 'b5 c6',
  b: 'b6 b7',
  m: 'b8',
  mb: 'b9',
  y: 'ba',
  r: 'bb',
  l: 'bd c5',
  v: 'c0',
  sh: 'c1 c2',
  s: 'c3',
  h: 'c4',
};
const SINHALA_BLOCK = 0xd00;
const [FIRST_SINHALA, LAST_SINHALA] = [0xd80, 0xdff];
for (const [letter, places] of Object.entries(SINHALA))
  for (const place of places.split(' ')) letterAt.set(SINHALA_BLOCK + Number.parseInt(place, 16), letter);

const isSinhala = (code: number) => code >= FIRST_SINHALA && code <= LAST_SINHALA;

/** Phonetic Latin form of an Indic or Sinhala word, else undefined. */
export function romanised(word: string): string | undefined {
  let sounds = '';
  for (const character of word) {
    const code = character.codePointAt(0) ?? 0;
    if (!isSinhala(code) && (code < FIRST || code > LAST)) return undefined;
    sounds += letterAt.get(isSinhala(code) ? code : (code - FIRST) % BLOCK) ?? '';
  }
  return sounds || undefined;
}

const NAMES: Record<string, string> = {
  e: 'a',
  bi: 'b',
  si: 'c',
  di: 'd',
  i: 'e',
  ef: 'f',
  ji: 'g',
  jii: 'g',
  ec: 'h',
  eic: 'h',
  ai: 'i',
  je: 'j',
  ke: 'k',
  el: 'l',
  em: 'm',
  en: 'n',
  o: 'o',
  pi: 'p',
  kiu: 'q',
  ar: 'r',
  es: 's',
  ti: 't',
  iu: 'u',
  yu: 'u',
  vi: 'v',
  dblu: 'w',
  dabliu: 'w',
  eks: 'x',
  oyai: 'y',
  wai: 'y',
  vai: 'y',
  jed: 'z',
  ised: 'z',
  icat: 'z',
  jd: 'z',
  zed: 'z',
};
const name = new RegExp(
  Object.keys(NAMES)
    .sort((a, b) => b.length - a.length)
    .join('|'),
  'g',
);

export function spelledOut(sounds: string): string | undefined {
  return sounds && sounds.replace(name, '') === '' ? sounds.replace(name, (letter) => NAMES[letter] ?? '') : undefined;
}

/** Tamil does not distinguish voiced from unvoiced sounds. */
export const isTamil = (word: string): boolean => /^[\u0b80-\u0bff]+$/.test(word);

export const unvoiced = (sound: string): string =>
  sound
    .replace(/[bfv]/g, 'p')
    .replace(/[dt]h?/g, 't')
    .replace(/[gh]/g, 'k')
    .replace(/[jsz]h?/g, 'c')
    .replace(/(.)\1+/g, '$1');
