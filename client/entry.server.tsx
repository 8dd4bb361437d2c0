import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router';
import { ScriptNonce } from './api/session/script-nonce.ts';
import { startAfterPaint } from './navigation/deferred-start.ts';

export { marketContext } from './navigation/page-data.ts';
export { pageParameters } from './navigation/page-parameters.ts';
export { paths } from './paths.ts';
export { publicPages } from './sitemap-pages.ts';

/** A random nonce for our inline scripts. It never leaves this process. */
export const scriptMark = crypto.randomUUID();

/** Pages are sent whole: the host hashes the marked inline scripts and removes the mark. */
export default async function renderPage(request: Request, status: number, headers: Headers, page: EntryContext) {
  let answered = status;
  const router = (
    <ScriptNonce value={scriptMark}>
      <ServerRouter context={page} url={request.url} nonce={scriptMark} />
    </ScriptNonce>
  );
  const stream = await renderToReadableStream(router, {
    nonce: scriptMark,
    // Lazy parts stand in their place, also for those without scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    signal: request.signal,
    onError(fault: unknown) {
      answered = 500;
      console.error(fault);
    },
  });
  await stream.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const html = await new Response(stream).text();
  return new Response(startAfterPaint(html), { status: answered, headers });
}

/** 404 and 410 are normal responses, so they are not logged. */
export const handleError: HandleErrorFunction = (fault, { request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(fault) && fault.status < 500)) return;
  console.error(fault);
};
