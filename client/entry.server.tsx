import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router';
import { startAfterPaint } from './after-paint.ts';

export { marketContext } from './market.ts';
export { pageParameters } from './page-parameters.ts';
export { paths } from './paths.ts';
export { publicPages } from './public-pages.ts';

/** Pages are sent whole: the host hashes their inline scripts and keeps the bytes. */
export default async function renderPage(request: Request, status: number, headers: Headers, page: EntryContext) {
  let answered = status;
  const stream = await renderToReadableStream(<ServerRouter context={page} url={request.url} />, {
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

/** A page that does not exist is an everyday answer, not a fault to log. */
export const handleError: HandleErrorFunction = (fault, { request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(fault) && fault.status < 500)) return;
  console.error(fault);
};
