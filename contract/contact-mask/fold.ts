/** A text reduced to what an eye reads in it; `from` and `to` lead each of its characters back to the original. */
export interface Folded {
  text: string;
  from: number[];
  to: number[];
}

/** The zeros of decimal digits that Unicode does not fold: Arabic, Indic, Sinhala, Thai, Lao, Myanmar, Khmer. */
const ZEROS = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0de6, 0x0e50, 0x0ed0,
  0x1040, 0x17e0,
];
const UNSEEN = /^[\p{Mn}\p{Me}\p{Cf}\u3164\u115f\u1160]$/u;
const LOOKALIKES = new Map(
  Object.entries({
    ...pairs('асеікморѕтухο', 'aceikmopstyxo'),
    đ: 'd',
    ð: 'd',
    ł: 'l',
    '⭕': 'o',
    '🔟': '10',
    '。': '.',
    '｡': '.',
  }),
);

export function fold(text: string): Folded {
  const folded: Folded = { text: '', from: [], to: [] };
  let place = 0;
  for (const character of text) {
    const end = place + character.length;
    const seen = character < '\u0080' ? character.toLowerCase() : foldedCharacter(character);
    for (const _ of seen.split('')) {
      folded.from.push(place);
      folded.to.push(end);
    }
    folded.text += seen;
    if (!seen && folded.to.length) folded.to[folded.to.length - 1] = end;
    place = end;
  }
  return folded;
}

/** An expression's words as they stand in folded text. It holds no capitals, `\\p{L}` among them. */
export function folded(expression: string): string {
  return fold(expression).text;
}

export function squeeze({ text, from, to }: Folded): Folded {
  const squeezed: Folded = { text: '', from: [], to: [] };
  let copied = 0;
  const copy = (start: number, end: number) => {
    squeezed.text += text.slice(start, end);
    squeezed.from.push(...from.slice(start, end));
    squeezed.to.push(...to.slice(start, end));
  };
  for (const { index } of text.matchAll(/(?<=(?<![a-z0-9@._])[a-z0-9@._]) (?=[a-z0-9@._](?![a-z0-9@._]))/g)) {
    copy(copied, index);
    copied = index + 1;
  }
  copy(copied, text.length);
  return squeezed;
}

function foldedCharacter(character: string): string {
  if (UNSEEN.test(character)) return '';
  const code = character.codePointAt(0) as number;
  if (code >= 0x1f150 && code <= 0x1f189) return String.fromCharCode(97 + ((code - 0x1f150) % 32));
  if (code >= 0x2776 && code <= 0x277e) return String(code - 0x2775);
  if (code === 0x24ff) return '0';
  const zero = ZEROS.find((first) => code >= first && code <= first + 9);
  if (zero !== undefined) return String(code - zero);
  const plain = character.normalize('NFKD').toLowerCase();
  return [...plain].map((part) => (UNSEEN.test(part) ? '' : (LOOKALIKES.get(part) ?? part))).join('');
}

function pairs(these: string, those: string): Record<string, string> {
  return Object.fromEntries([...these].map((letter, place) => [letter, those[place] as string]));
}
