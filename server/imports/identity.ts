import { createHash } from 'node:crypto';
import { atomsOf, squash as squashed } from '../text/normalize.ts';
import type { Amount } from './readers/price.ts';
import { saying } from './readers/reading.ts';
import { remembering } from './remembering.ts';
import type { Cells } from './sheet.ts';

const WORDS = [
  'productName',
  'model',
  'variant',
  'engineCc',
  'colour',
  'sellerPhone',
  'sellerLocation',
  'disc',
] as const;

const squash = remembering(squashed);
/** `A-12` equals `a 12`; `1-12` differs from `11-2`. */
const inParts = (text: string) =>
  atomsOf(text)
    .map((atom) => atom.text)
    .join(' ');

/** Settings and the dollar's rate do not count: a seller may correct them and send the file again. */
export function identityOf(cells: Cells, amount: Amount | undefined, facts: unknown[]): string {
  const reference = inParts(saying(cells('reference')) ?? '');
  if (reference) return `reference:${reference.slice(0, 100)}`;
  const content = [...facts, amount?.amount, ...WORDS.map((field) => squash(cells(field)))];
  return `content:${createHash('sha256').update(JSON.stringify(content)).digest('base64url')}`;
}
