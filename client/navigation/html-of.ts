import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';

interface Options extends RenderToPipeableStreamOptions {
  signal: AbortSignal;
}

/** Of all parts, also those that React would send later. Rejects when nothing could be rendered. */
export function htmlOf(node: ReactNode, { signal, ...options }: Options): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const parts: Buffer[] = [];
  const whole = new Writable({
    write(part, _encoding, done) {
      parts.push(part);
      done();
    },
    final(done) {
      resolve(Buffer.concat(parts).toString());
      done();
    },
  });
  whole.on('error', reject);
  const { pipe, abort } = renderToPipeableStream(node, {
    ...options,
    onShellError: reject,
    onAllReady: () => void pipe(whole),
  });
  const end = () => abort(signal.reason);
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });
  return promise;
}
