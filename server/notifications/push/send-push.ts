import { createHash } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { AddressRefused, type Internet, internet } from '../../http/internet.ts';
import { connectionTo } from '../../http/outside.ts';
import { encryptPush, type Receiver } from './encrypt.ts';
import type { PushKeys } from './vapid.ts';

export interface PushMessage {
  title: string;
  body: string;
  path: string;
  /** A newer message of the same topic takes the place of an older one. */
  topic: string;
}

/** `gone`: the browser has let go of the endpoint. `refused`: this message, for good. */
export type PushResult = { is: 'sent' | 'gone' | 'refused' | 'later'; why: string };

const LIMIT_MS = 10_000;
/** A browser that is off for longer finds the news in the market. */
const TTL_SECONDS = 24 * 60 * 60;
const PASSING = [408, 425, 429];
const GONE = [404, 410];

interface Sending {
  keys: PushKeys;
  outside?: Internet | undefined;
  left?: AbortSignal | undefined;
}

export async function sendPush(
  to: Receiver & { endpoint: string },
  { topic, ...words }: PushMessage,
  { keys, outside = internet, left }: Sending,
): Promise<PushResult> {
  const late = AbortSignal.timeout(LIMIT_MS);
  const signal = left ? AbortSignal.any([left, late]) : late;
  try {
    const url = new URL(to.endpoint);
    const tag = topicOf(topic);
    const body = encryptPush(JSON.stringify({ ...words, tag }), to);
    const headers = {
      authorization: await keys.authorization(url),
      'content-encoding': 'aes128gcm',
      'content-length': body.length,
      ttl: TTL_SECONDS,
      topic: tag,
      urgency: 'normal',
    };
    return resultOf(await post(url, { outside, signal, headers, body }));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { is: error instanceof AddressRefused ? 'gone' : 'later', why };
  }
}

/** Topics are at most 32 characters of base64url (RFC 8030), and say nothing to the service. */
const topicOf = (topic: string) => createHash('sha256').update(topic).digest('base64url').slice(0, 32);

function resultOf(status: number): PushResult {
  const why = `The push service answered ${status}`;
  if (status >= 200 && status < 300) return { is: 'sent', why };
  if (GONE.includes(status)) return { is: 'gone', why };
  return { is: status >= 500 || PASSING.includes(status) ? 'later' : 'refused', why };
}

interface Posting {
  outside: Internet;
  signal: AbortSignal;
  headers: Record<string, string | number>;
  body: Buffer;
}

async function post(url: URL, { outside, signal, headers, body }: Posting): Promise<number> {
  const connection = await connectionTo(url, outside, signal);
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((answered, failed) => {
    request(url, { ...connection, method: 'POST', headers })
      .once('response', (answer) => {
        answer.destroy();
        answered(answer.statusCode ?? 0);
      })
      .on('error', failed)
      .end(body);
  });
}
