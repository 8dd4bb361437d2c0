import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type S3Keys, s3Fault } from './s3-signature.ts';

type Mishap = (response: ServerResponse) => void;

export const S3_KEYS: S3Keys = { accessKeyId: 'AKIATEST', secretAccessKey: 'a secret/with+signs', region: 'eu-test-1' };

/** An in-memory bucket that verifies signatures. */
export async function startS3({ bucket = 'bikes' } = {}) {
  const files = new Map<string, { bytes: Buffer; type: string }>();
  /** Faults of the next requests. */
  const mishaps: Mishap[] = [];
  const asked: string[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request);
    const { method = '', url = '', headers } = request;
    asked.push(method);
    const mishap = mishaps.shift();
    if (mishap) return mishap(response);
    const fault = s3Fault({ method, url, headers, body }, S3_KEYS);
    if (fault) return refuse(response, 403, fault);
    if (!url.startsWith(`/${bucket}/`)) return refuse(response, 404, 'NoSuchBucket');
    if (method === 'PUT') files.set(url, { bytes: body, type: headers['content-type'] ?? '' });
    if (method === 'DELETE') files.delete(url);
    if (method === 'PUT' || method === 'DELETE') return response.writeHead(method === 'PUT' ? 200 : 204).end();
    const file = files.get(url);
    if (!file) return refuse(response, 404, 'NoSuchKey');
    response.writeHead(200, { 'content-type': file.type, 'content-length': file.bytes.length }).end(file.bytes);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    settings: { ...S3_KEYS, bucket, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    files,
    mishaps,
    asked,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export function refuse(response: ServerResponse, status: number, code: string) {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
}
