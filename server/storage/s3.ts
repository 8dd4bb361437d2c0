import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { checkKey } from './key.ts';
import type { ObjectStorage } from './storage.ts';
import { StorageDown } from './storage-down.ts';

export interface Bucket {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

interface RetryOptions {
  tries: number;
  /** Timeout of one attempt, in milliseconds. */
  limit: number;
  /** Delay before the first retry, in milliseconds; quadruples after that. */
  firstPause: number;
}

const RETRIES: RetryOptions = { tries: 3, limit: 6000, firstPause: 150 };
const PASSING = [408, 429, 500, 502, 503, 504];

interface Call {
  method: 'GET' | 'PUT' | 'DELETE';
  body?: Buffer;
  headers?: Record<string, string>;
}

/** Object storage on any S3-compatible service, with path-style addresses. */
export function s3Store(bucket: Bucket, retries: RetryOptions = RETRIES): ObjectStorage {
  async function call(key: string, { method, body = Buffer.alloc(0), headers = {} }: Call) {
    const signer = new AwsV4Signer({
      ...bucket,
      method,
      url: `${bucket.endpoint.replace(/\/+$/, '')}/${bucket.bucket}/${key}`,
      service: 's3',
      // Signing body hash and headers detects tampering in transit.
      headers: { ...headers, 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') },
      allHeaders: true,
    });
    const signed = await signer.sign();
    const answer = await fetch(signed.url, {
      method,
      headers: signed.headers,
      ...(method === 'PUT' && { body: new Uint8Array(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(retries.limit),
    });
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  }

  async function callWithRetries(key: string, what: Call) {
    checkKey(key);
    for (let tried = 1; ; tried++) {
      const answer = await call(key, what).catch((error) => {
        if (tried === retries.tries) throw new StorageDown(key, error.cause ?? error);
      });
      if (answer && (answer.status < 300 || answer.status === 404)) return answer;
      if (answer && (tried === retries.tries || !PASSING.includes(answer.status)))
        throw new StorageDown(key, `${answer.status} ${codeIn(answer.bytes)}`);
      await pause(retries.firstPause * 4 ** (tried - 1));
    }
  }

  return {
    async put(key, bytes, type) {
      const { status } = await callWithRetries(key, { method: 'PUT', body: bytes, headers: { 'content-type': type } });
      if (status === 404) throw new StorageDown(key, 'there is no such bucket');
    },
    async get(key) {
      const { status, bytes } = await callWithRetries(key, { method: 'GET' });
      if (status === 404 && codeIn(bytes) === 'NoSuchBucket') throw new StorageDown(key, 'there is no such bucket');
      return status === 404 ? undefined : bytes;
    },
    async delete(key) {
      await callWithRetries(key, { method: 'DELETE' });
    },
  };
}

const codeIn = (answer: Buffer) => /<Code>(\w+)<\/Code>/.exec(answer.subarray(0, 4096).toString())?.[1] ?? '';
