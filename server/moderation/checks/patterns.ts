export interface Plain {
  text: string;
  /** Without accents, of the same length. */
  plain: string;
}

/** Sellers write with and without accents. */
export function plainOf(written: string): Plain {
  const text = written.normalize('NFC');
  return { text, plain: text.replace(/[^\p{ASCII}]/gu, withoutAccent) };
}

function withoutAccent(letter: string) {
  if (letter === 'đ' || letter === 'Đ') return 'd';
  const [base = letter] = letter.normalize('NFD');
  return base.length === letter.length ? base : letter;
}

/** Whole words; a line each. A space is any white space, `…` a few words between. */
export function pattern(lines: string) {
  const each = lines
    .trim()
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replaceAll(/ (?!\?)/g, '\\s+')
        .replaceAll(' ?', '\\s?')
        .replaceAll('…', NEAR),
    );
  return new RegExp(`(?<![\\p{L}\\d])(?:${each.join('|')})(?![\\p{L}\\d])`, 'iu');
}

/** At most so far apart, in one line: bounded, so that no text takes long. */
const NEAR = '(?![\\p{L}\\d])[^\\n]{0,50}?(?<![\\p{L}\\d])';

/** In the seller's own letters. */
export function foundIn({ text, plain }: Plain, sought: RegExp): string | undefined {
  const found = sought.exec(plain);
  return found ? text.slice(found.index, found.index + found[0].length).trim() : undefined;
}
