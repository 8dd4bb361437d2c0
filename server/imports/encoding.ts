import { message, t } from '#language/t.ts';
import { FileFault } from './file-fault.ts';

const starts = (bytes: Uint8Array, ...first: number[]) => first.every((byte, index) => bytes[index] === byte);

const EXCEL = message('This is an Excel file. In Excel choose File → Save As → CSV UTF-8, and send that.');
const OTHER = message('This is not a table. Please send a CSV file: Excel and Google Sheets can save one.');

export function decode(bytes: Uint8Array): string {
  if (starts(bytes, 0x50, 0x4b, 3, 4) || starts(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new FileFault(t(EXCEL));
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  const strange = text.slice(0, 100_000).match(/(?![\t\n\r\f])\p{Cc}|\ufffd/gu)?.length ?? 0;
  if (strange > text.length / 100 || text.includes('\0')) throw new FileFault(t(OTHER));
  if (!text.trim()) throw new FileFault(t('This file is empty.'));
  return text;
}

function encodingOf(bytes: Uint8Array): string {
  if (starts(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (starts(bytes, 0xfe, 0xff)) return 'utf-16be';
  const head = bytes.subarray(0, 2000);
  const zeros = [0, 1].map((odd) => head.filter((byte, index) => byte === 0 && index % 2 === odd).length);
  if ((zeros[1] ?? 0) > head.length / 4) return 'utf-16le';
  if ((zeros[0] ?? 0) > head.length / 4) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
