import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { decideAtBank, type Page, showBankPage } from './bank.ts';
import { pageHeaders } from './bank-page.ts';
import { readForm } from './bodies.ts';
import type { Answer, Call, Place } from './calls.ts';
import type { Sql } from './database.ts';
import { decodeForm } from './form-decoding.ts';
import { fingerprintOf, idempotencyKeyIn, once } from './idempotency.ts';
import { newId } from './ids.ts';
import { callerOf, demandSecretKey, type Keys } from './keys.ts';
import { faultBody, Refusal } from './refusals.ts';
import { routeOf } from './routes.ts';

export interface House {
  sql: Sql;
  keys: Keys;
  place: Place;
  /** Something happened that a webhook may have to tell. */
  happened(): void;
}

type Headers = Record<string, string>;

const BANK_PAGE = /^\/3ds\/(\w{1,255})$/;

export function createCardServer(house: House): Server {
  return createServer({ requestTimeout: 15_000 }, async (request, response) => {
    const url = new URL(`http://cards${request.url?.startsWith('/') ? request.url : '/'}`);
    const intentId = BANK_PAGE.exec(url.pathname)?.[1];
    if (intentId) await servePage(house, request, response, { intentId, query: url.search });
    else await serveCall(house, request, response, url);
  });
}

async function serveCall(house: House, request: IncomingMessage, response: ServerResponse, url: URL) {
  const id = newId('req');
  const headers = { 'request-id': id, ...crossOriginHeaders(request, house.place) };
  try {
    demandKnownOrigin(request, house.place);
    if (request.method === 'OPTIONS') return send(response, 204, headers);
    const { status, body, replayed } = await answer(house, request, url, id);
    const again = replayed && { 'idempotent-replayed': 'true' };
    sendJson(response, status, { ...headers, ...keyEcho(request), ...again }, body);
  } catch (error) {
    const { status, fault } = asRefusal(error);
    sendJson(response, status, headers, faultBody(fault));
  }
}

async function answer(
  { sql, keys, place, happened }: House,
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
  { sql, place, happened }: House,
  request: IncomingMessage,
  response: ServerResponse,
  { intentId, query }: { intentId: string; query: string },
) {
  try {
    const page = await bankPage(sql, place, request, intentId, query);
    if (page.location) happened();
    const location: Headers = page.location ? { location: page.location } : {};
    send(response, page.status, { ...pageHeaders(place), ...location }, page.html);
  } catch (error) {
    const { status, fault } = asRefusal(error);
    send(response, status, { 'content-type': 'text/plain; charset=utf-8' }, fault.message);
  }
}

async function bankPage(sql: Sql, place: Place, request: IncomingMessage, id: string, query: string): Promise<Page> {
  if (request.method === 'POST') return decideAtBank(sql, place, id, await readForm(request));
  if (request.method === 'GET') return showBankPage(sql, place, id, query);
  throw unrecognized(`${request.method}: /3ds/${id}`);
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

const unrecognized = (what: string) =>
  new Refusal(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${what}). If you are trying to list objects, remove the trailing slash. If you are trying to retrieve an object, make sure you passed a valid (non-empty) identifier in your code.`,
  });

function sendJson(response: ServerResponse, status: number, headers: Headers, body: object) {
  const safe = { 'content-type': 'application/json', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  send(response, status, { ...safe, ...headers }, JSON.stringify(body));
}

function send(response: ServerResponse, status: number, headers: Headers, text = '') {
  // A body that was too large is not read to its end; the connection cannot be used again.
  const last: Headers = status === 413 ? { connection: 'close' } : {};
  response.writeHead(status, { ...headers, ...last }).end(text);
}
