import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { ScriptNonce } from './api/session/script-nonce.ts';
import { startAfterPaint } from './navigation/deferred-start.ts';
import { htmlOf } from './navigation/html-of.ts';
import { renderedPageContext } from './navigation/rendered-page.ts';

export { marketContext } from './navigation/page-data.ts';
export { pageParameters } from './navigation/page-parameters.ts';
export { renderedPageContext } from './navigation/rendered-page.ts';
export { paths } from './paths.ts';
export { publicPages } from './sitemap-pages.ts';

/** A random nonce for our inline scripts. It never leaves this process. */
export const scriptMark = crypto.randomUUID();

/** Pages are sent whole: the host hashes the marked inline scripts and removes the mark. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
  context: RouterContextProvider,
) {
  let answered = status;
  const router = (
    <ScriptNonce value={scriptMark}>
      <ServerRouter context={page} url={request.url} nonce={scriptMark} />
    </ScriptNonce>
  );
  const html = await htmlOf(router, {
    nonce: scriptMark,
    // Lazy parts stand in their place, also for those without scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    signal: request.signal,
    onError(fault: unknown) {
      answered = 500;
      console.error(fault);
    },
  });
  context.get(renderedPageContext).html = startAfterPaint(html);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(null, { status: answered, headers });
}

/** 404 and 410 are normal responses, so they are not logged. */
export const handleError: HandleErrorFunction = (fault, { request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(fault) && fault.status < 500)) return;
  console.error(fault);
};
