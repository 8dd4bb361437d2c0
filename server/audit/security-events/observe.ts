import type { FastifyInstance, FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';
import type { SecurityEvent } from './security-events.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The e-mail of whoever proved to be calling. */
    callerEmail?: string | undefined;
  }
}

const KINDS: Record<number, string> = { 401: 'token-refused', 403: 'access-refused', 429: 'rate-limit' };

/** Notes what was refused because of who asked, or how often. */
export function observeRequests(app: FastifyInstance, note: (event: SecurityEvent) => void) {
  app.addHook('onResponse', async (request, reply) => {
    const kind = KINDS[reply.statusCode];
    if (!kind || (reply.statusCode === 401 && !isSuspicious(request))) return;
    note({ kind, outcome: 'failure', email: request.callerEmail, address: request.ip });
  });
}

/** Of those without a token, and with one that ran out as it does every quarter of an hour, there is nothing to tell. */
function isSuspicious({ headers }: FastifyRequest) {
  const token = /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (!token) return false;
  try {
    const { exp = Number.POSITIVE_INFINITY } = decodeJwt(token);
    return exp * 1000 > Date.now();
  } catch {
    return true;
  }
}
