import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { t } from '#language/t.ts';
import { HttpError } from './errors.ts';

/** `//` or `/\` would be read as another host. */
const OWN_PATH = /^\/(?![/\\])/;

/**
 * Accepts origin-form and our own absolute-form targets, and reduces `request.url` to the path. Rejects other hosts,
 * duplicate Host headers and requests without an HTTP version.
 */
export function onOwnPaths(handler: RequestListener, publicUrl: string): RequestListener {
  const { host } = new URL(publicUrl);
  return (request, response) => {
    if (request.httpVersionMajor < 1 || namesTwoHosts(request)) return refuse(response, unreadable());
    const path = ownPath(request.url ?? '', host);
    if (path === undefined) return refuse(response, elsewhere());
    request.url = path;
    return handler(request, response);
  };
}

function ownPath(target: string, ownHost: string): string | undefined {
  if (OWN_PATH.test(target)) return target;
  if (!/^https?:\/\//i.test(target)) return;
  const url = URL.parse(target);
  if (!url || url.host !== ownHost || url.username || url.password) return;
  const path = url.pathname + url.search;
  return OWN_PATH.test(path) ? path : undefined;
}

function namesTwoHosts({ rawHeaders }: IncomingMessage) {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts++;
  return hosts > 1;
}

const unreadable = () => new HttpError(400, t('Bad input'), 'bad-input', t('This is not a request that can be read.'));
const elsewhere = () => new HttpError(404, t('Not found'), 'not-found', t('There is no such address here.'));

function refuse(response: ServerResponse, { status, problem }: HttpError) {
  const body = JSON.stringify(problem);
  const headers = {
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    'x-content-type-options': 'nosniff',
    connection: 'close',
  };
  response.writeHead(status, headers).end(body);
}
