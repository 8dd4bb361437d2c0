import type { FastifyInstance, FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';
import type { SecurityEvent } from './security-events.ts';

declare module 'fastify' {
  interface FastifyRequest {
    callerEmail?: string | undefined;
  }
}

const KINDS: Record<number, string> = { 401: 'token-refused', 403: 'access-refused', 429: 'rate-limit' };

export function observeRequests(app: FastifyInstance, note: (event: SecurityEvent) => void) {
  app.addHook('onResponse', async (request, reply) => {
    const kind = KINDS[reply.statusCode];
    if (!kind || (reply.statusCode === 401 && !isSuspicious(request))) return;
    note({ kind, outcome: 'failure', email: request.callerEmail, address: request.ip });
  });
}

/** Missing and expired tokens are routine: clients renew them every quarter of an hour. */
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
