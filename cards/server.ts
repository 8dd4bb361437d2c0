import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readForm } from './bodies.ts';
import type { Answer, Call, Place } from './calls.ts';
import type { Sql } from './database.ts';
import { decodeForm } from './form-decoding.ts';
import { fingerprintOf, idempotencyKeyIn, once } from './idempotency.ts';
import { newId } from './ids.ts';
import { callerOf, demandSecretKey, type Keys } from './keys.ts';
import { type AskedPage, pageAt } from './pages.ts';
import { faultBody, Refusal, unrecognized } from './refusals.ts';
import { routeOf } from './routes.ts';
import type { Reply, Unruly } from './unruly.ts';

export interface ProviderServer {
  sql: Sql;
  keys: Keys;
  place: Place;
  happened(): void;
  unruly?: Unruly | undefined;
}

type Headers = Reply['headers'];

export function createCardServer(server: ProviderServer): Server {
  const { unruly } = server;
  return createServer({ requestTimeout: 15_000 }, async (request, response) => {
    const serve = () => replyTo(server, request);
    const reply = unruly ? await unruly.onRequest(request, serve) : await serve();
    if (reply) send(response, reply);
    else response.destroy();
  });
}

function replyTo(server: ProviderServer, request: IncomingMessage): Promise<Reply> {
  const url = new URL(`http://cards${request.url?.startsWith('/') ? request.url : '/'}`);
  const route = pageAt(url.pathname);
  return route ? servePage(server, request, { route, query: url.search }) : serveCall(server, request, url);
}

async function serveCall(server: ProviderServer, request: IncomingMessage, url: URL): Promise<Reply> {
  const id = newId('req');
  const headers = { 'request-id': id, ...crossOriginHeaders(request, server.place) };
  try {
    demandKnownOrigin(request, server.place);
    if (request.method === 'OPTIONS') return { status: 204, headers, text: '' };
    const { status, body, replayed } = await answer(server, request, url, id);
    const again = replayed && { 'idempotent-replayed': 'true' };
    return inJson(status, { ...headers, ...keyEcho(request), ...again }, body);
  } catch (error) {
    const { status, fault } = asRefusal(error);
    return inJson(status, headers, faultBody(fault));
  }
}

async function answer(
  { sql, keys, place, happened }: ProviderServer,
  request: IncomingMessage,
  url: URL,
  requestId: string,
): Promise<Answer & { replayed?: true }> {
  const { method, headers } = request;
  const route = routeOf(method, url.pathname);
  if (!route) throw unrecognized(`${method}: ${url.pathname}`);
  const caller = callerOf(headers.authorization, keys);
  if (caller === 'secret') demandNoBrowser(request);
  if (route.key === 'secret') demandSecretKey(caller);
  demandOwnAccount(headers['stripe-account']);
  const form = method === 'POST' ? await readForm(request) : url.search;
  const key = method === 'POST' ? idempotencyKeyIn(headers['idempotency-key']) : null;
  const call: Call = {
    place,
    caller,
    id: route.id,
    params: decodeForm(form),
    request: { id: requestId, idempotencyKey: key },
  };
  const perform = route.verb(call);
  if (method === 'GET') return perform(sql);
  const fingerprint = fingerprintOf(keys.secretKey, url.pathname, form);
  const done = await once(sql, { caller, key, path: url.pathname, fingerprint }, perform);
  happened();
  return done;
}

async function servePage(
  { sql, place, happened }: ProviderServer,
  request: IncomingMessage,
  { route, query }: { route: AskedPage; query: string },
): Promise<Reply> {
  try {
    const page = await route.answer(sql, place, { method: request.method, query, form: () => readForm(request) });
    if (request.method === 'POST') happened();
    const location: Headers = page.location ? { location: page.location } : {};
    return { status: page.status, headers: { ...route.headers(place), ...location }, text: page.html };
  } catch (error) {
    const { status, fault } = asRefusal(error);
    return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, text: fault.message };
  }
}

function crossOriginHeaders({ headers: { origin } }: IncomingMessage, { allowedOrigins }: Place): Headers {
  if (!origin || !allowedOrigins.includes(origin)) return { vary: 'origin' };
  return {
    vary: 'origin',
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'authorization, content-type, idempotency-key, stripe-version',
    'access-control-expose-headers': 'request-id, idempotent-replayed',
    'access-control-max-age': '600',
  };
}

function demandKnownOrigin({ headers: { origin } }: IncomingMessage, { allowedOrigins }: Place) {
  if (origin && !allowedOrigins.includes(origin)) throw forbidden('This web site is not known to the card provider.');
}

/** `Stripe-Account` is refused: such a call must not act as the platform. */
function demandOwnAccount(account: string | string[] | undefined) {
  if (account === undefined) return;
  throw new Refusal(403, {
    type: 'invalid_request_error',
    code: 'account_invalid',
    message: `The provided key does not have access to account '${account}' (or that account does not exist). Application access may have been revoked.`,
  });
}

function demandNoBrowser({ headers: { origin } }: IncomingMessage) {
  if (origin) throw forbidden('A secret API key must never be used in a browser. Please use the publishable API key.');
}

function keyEcho({ headers }: IncomingMessage): Headers {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && key ? { 'idempotency-key': key } : {};
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  console.error('The card provider failed:', error instanceof Error ? error.message : error);
  return new Refusal(500, {
    type: 'api_error',
    message: 'Something went wrong at the card provider. Please try again.',
  });
}

const forbidden = (message: string) => new Refusal(403, { type: 'invalid_request_error', message });

function inJson(status: number, headers: Headers, body: object): Reply {
  const safe = { 'content-type': 'application/json', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  return { status, headers: { ...safe, ...headers }, text: JSON.stringify(body) };
}

function send(response: ServerResponse, { status, headers, text }: Reply) {
  // The rest of an oversized body is unread, so the connection is closed.
  const last: Headers = status === 413 ? { connection: 'close' } : {};
  response.writeHead(status, { ...headers, ...last }).end(text);
}
