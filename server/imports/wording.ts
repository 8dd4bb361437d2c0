const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
};
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi;
const INVISIBLE = /(?![\n\t])\p{Cc}|(?![\u200c\u200d])\p{Cf}|\p{Cs}/gu;
// Unicode counts digits and # as emoji too.
const PICTURES = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]|\u{fe0f}|\u{20e3}|\u{200d}/gu;

export function plainText(cell: string): string {
  return cell
    .replace(ENTITY, character)
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE, '')
    .toWellFormed()
    .normalize('NFC')
    .trim();
}

function character(entity: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name) return NAMED[name.toLowerCase()] ?? entity;
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

export const oneLine = (text: string) => text.replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** `🔥Pulsar 150 . 2009` becomes `Pulsar 150 2009`. */
export function plainName(text: string): string {
  const line = oneLine(text.replace(/[^©®™]/gu, (letter) => letter.replace(PICTURES, ' ')).normalize('NFKC'));
  return line
    .replace(/ [.,:;*_|~-]+(?= |$)/g, '')
    .replace(/^[\s.,:;*_|~!-]+|[\s.,:;*_|~-]+$/g, '')
    .normalize('NFC');
}

export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1).toWellFormed();
  const space = cut.search(/\s\S*$/);
  return `${cut.slice(0, space > most * 0.8 ? space : undefined).trimEnd()}…`;
}
