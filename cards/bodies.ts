import type { IncomingMessage } from 'node:http';
import { invalid, Refusal } from './refusals.ts';

const LARGEST_BYTES = 64 * 1024;
const FORM = /^application\/x-www-form-urlencoded\s*(;|$)/i;

export async function readForm(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > LARGEST_BYTES)
      throw new Refusal(413, {
        type: 'invalid_request_error',
        message: `Requests can be up to ${LARGEST_BYTES} bytes.`,
      });
    chunks.push(chunk);
  }
  if (bytes > 0 && !FORM.test(request.headers['content-type'] ?? ''))
    throw invalid('Invalid request (check that your POST content type is application/x-www-form-urlencoded).');
  return Buffer.concat(chunks).toString('utf8');
}
