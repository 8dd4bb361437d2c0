import type { IncomingMessage, ServerResponse } from 'node:http';
import type { IdentityOptions } from './identity.ts';
import { redact, toConsole } from './log.ts';

export const BASE_PATH = '/api/auth';
export const ADDRESS_HEADER = 'x-caller-address';
const LARGEST_BODY = 64 * 1024;

/** The popup loses its opener under any other opener policy; the library adds its own content policy where it has scripts. */
const HEADERS = {
  'cross-origin-opener-policy': 'unsafe-none',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
};

export type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export function serveSafely(serve: Serve, { trustedProxy = false, log = toConsole }: IdentityOptions): Serve {
  return async (request, response) => {
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    if (isTooLarge(request)) return refuse(response, 413, 'PAYLOAD_TOO_LARGE', 'That is more than fits here');
    request.headers[ADDRESS_HEADER] = callerAddress(request, trustedProxy);
    try {
      await serve(request, response);
    } catch (error) {
      log('error', redact(`identity: ${error instanceof Error ? error.message : 'unknown error'}`));
      refuse(response, 503, 'UNAVAILABLE', 'Signing in does not work right now. Please try again in a moment');
    }
  };
}

/** A body of unknown length is not taken: browsers always say how long it is. */
function isTooLarge({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > LARGEST_BODY;
}

/** Never what the caller claims: guesses are counted by address. */
function callerAddress({ headers, socket }: IncomingMessage, trustedProxy: boolean): string {
  const forwarded = trustedProxy ? String(headers['x-forwarded-for'] ?? '') : '';
  return forwarded.split(',').at(-1)?.trim() || socket.remoteAddress || '';
}

function refuse(response: ServerResponse, status: number, code: string, message: string): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
  response.end(JSON.stringify({ code, message }));
}
