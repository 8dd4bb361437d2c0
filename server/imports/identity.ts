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
/** `A-12` and `a 12` are the same number, `1-12` and `11-2` are not. */
const inParts = (text: string) =>
  atomsOf(text)
    .map((atom) => atom.text)
    .join(' ');

/**
 * What makes a row this bike and no other: the seller's own number for it, or its frame's, else all that the row says of it.
 * What was said once for all rows does not count, nor the rate of the dollar: those may be mended and the file sent again.
 */
export function identityOf(cells: Cells, amount: Amount | undefined, facts: unknown[], frameNumber?: string): string {
  if (frameNumber) return `frame:${frameNumber}`;
  const reference = inParts(saying(cells('reference')) ?? '');
  if (reference) return `reference:${reference.slice(0, 100)}`;
  const content = [...facts, amount?.amount, ...WORDS.map((field) => squash(cells(field)))];
  return `content:${createHash('sha256').update(JSON.stringify(content)).digest('base64url')}`;
}
