import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { LARGEST_PHOTO_BYTES } from '#contract/photos.ts';
import { type Internet, internet } from './internet.ts';
import { PictureRefused } from './refused.ts';

const MOST_REDIRECTS = 3;
const TIME_LIMIT_MS = 10_000;
const PASSING = [408, 425, 429];

interface Limits {
  ms?: number;
  bytes?: number;
  left?: AbortSignal | undefined;
}

/**
 * Downloads a URL from a public host. Throws PictureRefused for permanent failures, other errors for temporary ones.
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
  throw new PictureRefused(`It leads on more than ${MOST_REDIRECTS} times`);
}

function readAddress(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (!url || !/^https?:$/.test(url.protocol)) throw new PictureRefused('It is not a web address');
  if (url.username || url.password) throw new PictureRefused('It contains a password');
  return url;
}

/** Connects only to addresses checked here, against DNS rebinding. */
async function requestFrom(url: URL, outside: Internet, signal: AbortSignal): Promise<IncomingMessage> {
  if (!outside.mayUse(url.port)) throw new PictureRefused(`Port ${url.port} is not for pictures`);
  const addresses = await addressesOf(url, outside, signal);
  const [first] = addresses;
  if (!first || !addresses.every(({ address }) => outside.mayReach(address)))
    throw new PictureRefused(`${url.hostname} is not on the public internet`);
  const lookup: LookupFunction = (_host, { all }, found) =>
    all ? found(null, addresses) : found(null, first.address, first.family);
  const { request } = url.protocol === 'https:' ? https : http;
  const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Kickstand' };
  return new Promise((answered, failed) => {
    request(url, { agent: false, lookup, headers, signal }).once('response', answered).on('error', failed).end();
  });
}

async function addressesOf({ hostname }: URL, outside: Internet, signal: AbortSignal) {
  const literal = hostname.replace(/^\[|\]$/g, '');
  const resolving = isIP(literal) ? [literal] : outside.addressesOf(hostname);
  const found = await Promise.race([resolving, aborted(signal)]);
  return found.map((address) => ({ address, family: isIP(address) }));
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, fail) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => fail(signal.reason), { once: true });
  });
}

async function read(answer: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const { statusCode = 0, headers } = answer;
  if (statusCode >= 500 || PASSING.includes(statusCode)) throw new Error(`The server answered ${statusCode}`);
  if (statusCode !== 200) throw new PictureRefused(`The server answered ${statusCode}`);
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw new PictureRefused('It came compressed');
  const tooLarge = () => new PictureRefused(`It is larger than ${mostBytes} bytes`);
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
