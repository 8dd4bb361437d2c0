import type { IncomingMessage } from 'node:http';
import { LARGEST_PHOTO_BYTES } from '#contract/photo-files.ts';
import { drainRequest } from '../http/drain-request.ts';
import { tooLarge } from './temp-upload.ts';

export async function withUpload<T>(raw: IncomingMessage, work: (left: AbortSignal) => Promise<T>): Promise<T> {
  const left = new AbortController();
  const leave = () => left.abort();
  // `request` closes after the body, the socket on disconnect.
  raw.socket.once('close', leave);
  try {
    if (Number(raw.headers['content-length'] ?? 0) > LARGEST_PHOTO_BYTES) throw tooLarge();
    return await work(left.signal);
  } finally {
    raw.socket.off('close', leave);
    drainRequest(raw);
  }
}
