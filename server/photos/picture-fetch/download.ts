import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { LARGEST_PHOTO_BYTES } from '#contract/photo-files.ts';
import { AddressRefused, type Internet, internet } from '../../http/internet.ts';
import { connectionTo } from '../../http/outside.ts';

const MOST_REDIRECTS = 3;
const TIME_LIMIT_MS = 10_000;
const PASSING = [408, 425, 429];

interface Limits {
  ms?: number;
  bytes?: number;
  left?: AbortSignal | undefined;
}

/**
 * Downloads a URL from a public host. Throws AddressRefused for permanent failures, other errors for temporary ones.
 */
export async function download(
  address: string,
  outside: Internet = internet,
  { ms = TIME_LIMIT_MS, bytes = LARGEST_PHOTO_BYTES, left }: Limits = {},
): Promise<Buffer> {
  const late = AbortSignal.timeout(ms);
  const signal = left ? AbortSignal.any([left, late]) : late;
  let url = readAddress(address);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const answer = await requestFrom(url, outside, signal);
    try {
      const { statusCode = 0, headers } = answer;
      if (statusCode >= 300 && statusCode < 400 && headers.location) url = readAddress(headers.location, url);
      else return await read(answer, bytes);
    } finally {
      answer.destroy();
    }
  }
  throw new AddressRefused(`It leads on more than ${MOST_REDIRECTS} times`);
}

function readAddress(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (!url || !/^https?:$/.test(url.protocol)) throw new AddressRefused('It is not a web address');
  if (url.username || url.password) throw new AddressRefused('It contains a password');
  return url;
}

async function requestFrom(url: URL, outside: Internet, signal: AbortSignal): Promise<IncomingMessage> {
  const connection = await connectionTo(url, outside, signal);
  const { request } = url.protocol === 'https:' ? https : http;
  const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Kickstand' };
  return new Promise((answered, failed) => {
    request(url, { ...connection, headers })
      .once('response', answered)
      .on('error', failed)
      .end();
  });
}

async function read(answer: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const { statusCode = 0, headers } = answer;
  if (statusCode >= 500 || PASSING.includes(statusCode)) throw new Error(`The server answered ${statusCode}`);
  if (statusCode !== 200) throw new AddressRefused(`The server answered ${statusCode}`);
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw new AddressRefused('It came compressed');
  const tooLarge = () => new AddressRefused(`It is larger than ${mostBytes} bytes`);
  if (Number(headers['content-length'] ?? 0) > mostBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    size += chunk.length;
    if (size > mostBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
