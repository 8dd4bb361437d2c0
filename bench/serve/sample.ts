import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Sent } from './bare-server.ts';

export const FORMS = ['plain', 'br', '304'] as const;
export type Form = (typeof FORMS)[number];

const BETWEEN_TWO = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date']);

export interface Sample {
  request: string;
  sent: Sent;
}

/** The response to replay; undefined without such a variant. */
export async function sampleOf(url: string, path: string, form: Form): Promise<Sample | undefined> {
  const headers: Record<string, string> = { 'accept-encoding': form === 'plain' ? 'identity' : 'br' };
  const first = await read(url + path, headers);
  if (first.status !== 200) throw new Error(`${path} answered ${first.status}`);
  if (form !== '304') return { request: written(url, path, headers), sent: first.sent };
  if (!first.etag) return;
  const unlessSame = { ...headers, 'if-none-match': first.etag };
  const again = await read(url + path, unlessSame);
  return again.status === 304 ? { request: written(url, path, unlessSame), sent: again.sent } : undefined;
}

async function read(url: string, headers: Record<string, string>) {
  const answer = await new Promise<IncomingMessage>((answered, failed) => {
    get(url, { headers, agent: false }, answered).once('error', failed);
  });
  const body = await buffer(answer);
  const status = answer.statusCode ?? 0;
  const replayed = Object.entries(answer.headersDistinct).filter(([name]) => !BETWEEN_TWO.has(name));
  const length = status === 304 ? [] : ['content-length', String(body.length)];
  const flat = [...replayed.flatMap(([name, values = []]) => values.flatMap((value) => [name, value])), ...length];
  return { status, etag: answer.headers.etag, sent: { status, headers: flat, body } };
}

function written(url: string, path: string, headers: Record<string, string>) {
  const { host } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}
