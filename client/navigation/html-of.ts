import type { ReactNode } from 'react';
import type { RenderToPipeableStreamOptions } from 'react-dom/server';
import { renderToPipeableStream } from 'react-dom/server.bun';

interface Options extends RenderToPipeableStreamOptions {
  signal: AbortSignal;
}

/**
 * Of all parts, also those that React would send later. Rejects when nothing could be rendered. React's entry for Node
 * encodes each piece of a tag by itself; the one for Bun writes them as text.
 */
export function htmlOf(node: ReactNode, { signal, ...options }: Options): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const { pipe, abort } = renderToPipeableStream(node, {
    ...options,
    onShellError: reject,
    onAllReady: () => void pipe(textDestination(resolve, reject)),
  });
  const end = () => abort(signal.reason);
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });
  return promise;
}

/** What React needs of a stream that is never full. */
function textDestination(resolve: (text: string) => void, reject: (fault: unknown) => void) {
  let whole = '';
  const destination = {
    write(part: string) {
      whole += part;
      return true;
    },
    end: () => resolve(whole),
    destroy: reject,
    on: () => destination,
  };
  return destination as unknown as NodeJS.WritableStream;
}
