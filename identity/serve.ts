import type { IncomingMessage, ServerResponse } from 'node:http';
import { message, t } from '#language/t.ts';
import type { IdentityOptions } from './identity.ts';
import { redact, toConsole } from './log.ts';
import { unavailable } from './reasons.ts';
import { arrival } from './whole-body.ts';

export const BASE_PATH = '/api/auth';
export const ADDRESS_HEADER = 'x-caller-address';
const REFUSALS = {
  'too large': { status: 413, code: 'PAYLOAD_TOO_LARGE', says: message('That is more than fits here') },
  'too slow': {
    status: 408,
    code: 'REQUEST_TIMEOUT',
    says: message('What was sent did not arrive in time. Please try again.'),
  },
} as const;

/** The popup needs its opener; Better Auth sets its own CSP on pages with scripts. */
const HEADERS = {
  'cross-origin-opener-policy': 'unsafe-none',
  'origin-agent-cluster': '?1',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

const HEADERS_OF_HTTPS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
/** Personal pages must not reappear, not even by the back button. */
const LEAVING = [`${BASE_PATH}/sign-out`, `${BASE_PATH}/delete-user`];
const HEADERS_OF_LEAVING = { 'clear-site-data': '"cache"' };

/** Cookies of a session that are taken away. */
const CLEARED_SESSION = /\.(session_token|session_data|dont_remember)=;/;

export type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export function serveSafely(
  serve: Serve,
  { publicUrl, trustedProxy = false, log = toConsole }: IdentityOptions,
): Serve {
  const { origin, protocol } = new URL(publicUrl);
  const secure = protocol === 'https:';
  return async (request, response) => {
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    const isLeaving = secure && request.method === 'POST' && LEAVING.includes(request.url ?? '');
    const headers = { ...HEADERS, ...(secure && HEADERS_OF_HTTPS), ...(isLeaving && HEADERS_OF_LEAVING) };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const arrived = await arrival(request);
    if (arrived !== 'whole') {
      const { status, code, says } = REFUSALS[arrived];
      return refuse(response, status, { code, message: t(says) });
    }
    request.headers[ADDRESS_HEADER] = callerAddress(request, trustedProxy);
    if (leavesOriginOut(request)) request.headers.origin = origin;
    if (request.method === 'GET') keepSessionCookie(response);
    try {
      await serve(request, response);
    } catch (error) {
      log('error', redact(`identity: ${error instanceof Error ? error.message : 'unknown error'}`));
      refuse(response, 503, unavailable());
    }
  };
}

/** The answer to a read with a former cookie may arrive after the login that replaced it. */
function keepSessionCookie(response: ServerResponse) {
  const { setHeader } = response;
  response.setHeader = (name, value) => {
    if (name.toLowerCase() !== 'set-cookie') return setHeader.call(response, name, value);
    const cookies = [value].flat().map(String);
    return setHeader.call(
      response,
      name,
      cookies.filter((cookie) => !CLEARED_SESSION.test(cookie)),
    );
  };
}

/** Never an address that the client claims: attempts are counted by it. */
function callerAddress({ headers, socket }: IncomingMessage, trustedProxy: boolean): string {
  const forwarded = trustedProxy ? String(headers['x-forwarded-for'] ?? '') : '';
  return forwarded.split(',').at(-1)?.trim() || socket.remoteAddress || '';
}

/** Browsers omit Origin on pages without a referrer; Sec-Fetch-Site cannot be forged by a page. */
function leavesOriginOut({ headers }: IncomingMessage): boolean {
  return headers.origin === undefined && headers['sec-fetch-site'] === 'same-origin';
}

function refuse(response: ServerResponse, status: number, body: object): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
  response.end(JSON.stringify(body));
}
