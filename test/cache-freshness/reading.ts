import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Span } from './history.ts';

export interface Answer extends Span {
  status: number;
  body: string;
  /** False: rendered, or joined a render in flight. */
  cached: boolean;
}

/** A new connection each time, so that all workers are hit. */
export function read(url: string): Promise<Answer> {
  const from = performance.now();
  return new Promise((answered, failed) => {
    get(url, { agent: false, headers: { 'accept-encoding': 'identity' } }, async (answer) => {
      const body = await text(answer);
      const cached = answer.headers['x-request-id'] === undefined;
      answered({ status: answer.statusCode ?? 0, body, cached, from, to: performance.now() });
    }).once('error', failed);
  });
}
