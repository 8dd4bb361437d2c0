import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const PREFERRED = ['br', 'gzip'] as const;
/** Browsers send few distinct values; the memo is cleared when clients invent more. */
const MOST_REMEMBERED = 200;
const remembered = new Map<string, Encoding>();

export function encodingFor(accepted = ''): Encoding {
  let encoding = remembered.get(accepted);
  if (!encoding) {
    encoding = chosen(accepted);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(accepted, encoding);
  }
  return encoding;
}

function chosen(accepted: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  return PREFERRED.find((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0) ?? 'identity';
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const BROTLI_QUALITY = 5;

export async function packed(body: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotli(body, { params });
}
